import type { ResumeExperience } from '@greenroom/contract/resume';
import { joinPattern } from '../text/join-pattern.ts';

const REGISTERED =
  /^(?:(?:fully|provisionally|state|currently) )?(?:registered|licen[cs]ed|chartered|certified|accredited|enrolled|admitted|member|fellow|associate member)\b/iu;
/** Bodies that register, license or examine. */
const REGISTER = joinPattern(
  'iu',
  String.raw`\b(?:college|board|council|institute|institution|order|society|association|chamber|academy|register|registry|bar|commission) (?:of|for)\b`,
  String.raw`|\b(?:council|board|register|law society|authority|association|agency)$|^\p{Lu}{3,6}$`,
);

/** Whether a job that was read is a registration: "Registered social worker, Manitoba College of Social Workers, since 2015", with no work below it. */
export const isRegistration = ({ title, employer, achievements }: ResumeExperience): boolean =>
  achievements.length === 0 && REGISTERED.test(title) && REGISTER.test(employer.replace(/,.*$/u, '').trim());
