// Fails when the subject of a commit is not `area: imperative summary` of at most 72 characters.
// Without an argument it reads the commits since the form was agreed; with a file, such as git gives to a commit-msg hook, that file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findSubjectFault } from './prose/commit-subject.ts';

/** The last commit before the form was agreed. */
const AGREED_AFTER = 'abbc894';

const file = process.argv[2];
const subjects = file ? [readFileSync(file, 'utf8').split('\n')[0] ?? ''] : readSubjects();
const faults = subjects.flatMap((subject) => {
  const fault = findSubjectFault(subject);
  return fault ? [`${subject}\n  ${fault}`] : [];
});
for (const fault of faults) console.error(fault);
console.log(`${subjects.length} commit subjects, ${faults.length} to mend`);
if (faults.length > 0) process.exitCode = 1;

function readSubjects(): string[] {
  const { status, stdout } = spawnSync('git', ['log', '--format=%s', `${AGREED_AFTER}..HEAD`], { encoding: 'utf8' });
  if (status !== 0) {
    console.log(`commit ${AGREED_AFTER} is not in this clone: nothing to check`);
    return [];
  }
  return stdout.split('\n').filter((subject) => subject !== '');
}
