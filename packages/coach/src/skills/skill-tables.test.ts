import { afterEach, describe, expect, it } from 'vitest';
import { findSkills } from './find-skills.ts';
import { addSkillFamilies, getSkillLexicon } from './skill-lexicon.ts';
import { readSkillTable } from './skill-tables.ts';

const ESCO = `conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,description
KnowledgeSkillCompetence,http://data.europa.eu/esco/skill/1,knowledge,sector-specific,falconry techniques,"raptor training
training of birds of prey
falconry","What a ""falconer"" does, in short."
KnowledgeSkillCompetence,http://data.europa.eu/esco/skill/2,skill/competence,transversal,show ornithological humility,,x
KnowledgeSkillCompetence,http://data.europa.eu/esco/skill/3,knowledge,cross-sector,Python (computer programming),,y
`;
const ONET = `O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand
45-1011.00\tRaptorTrack\t43230000\tData base software\tN\tN
45-1011.00\tFeather Ledger Pro\t43230000\tData base software\tN\tN
45-1011.00\tRaptorTrack\t43230000\tData base software\tN\tN
`;
const namesIn = (text: string) => findSkills(text).map(({ name }) => name);

afterEach(() => addSkillFamilies([]));

describe("tables of the operator's skills", () => {
  it('are read from ESCO with labels over several lines', () => {
    const [hard, soft] = readSkillTable(ESCO) ?? [];
    expect(hard?.skills).toEqual([
      { name: 'falconry techniques', also: ['raptor training', 'training of birds of prey'], field: ['falconry'] },
      { name: 'Python', also: [], field: [], nameRule: 'field' },
    ]);
    expect(soft?.skills.map(({ name }) => name)).toEqual(['show ornithological humility']);
  });

  it('are read from O*NET, each product once', () => {
    expect(readSkillTable(ONET)?.[0]?.skills).toEqual([
      { name: 'RaptorTrack', nameRule: 'capital' },
      { name: 'Feather Ledger Pro' },
    ]);
  });

  it('of another kind are told apart', () => {
    expect(readSkillTable('name,price\napple,3\n')).toBeUndefined();
    expect(readSkillTable('')).toBeUndefined();
  });

  it('add to the lexicon and change none of its own skills', () => {
    const before = namesIn('Experience in raptor training and Feather Ledger Pro');
    expect(before).not.toContain('falconry techniques');
    expect(before).not.toContain('Feather Ledger Pro');
    const python = getSkillLexicon().skills.get('Python');
    addSkillFamilies([...(readSkillTable(ESCO) ?? []), ...(readSkillTable(ONET) ?? [])]);
    expect(namesIn('Experience in raptor training and Feather Ledger Pro')).toEqual(
      expect.arrayContaining(['falconry techniques', 'Feather Ledger Pro']),
    );
    expect(getSkillLexicon().skills.get('Python')).toEqual(python);
  });
});
