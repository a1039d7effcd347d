import noSkills from '../../data/skills/no-skills.json' with { type: 'json' };
import { CARE_SKILLS } from './care-skills-data.ts';
import { COMMERCE_SKILLS } from './commerce-skills-data.ts';
import { DATA_SKILLS } from './data-skills-data.ts';
import { OFFICE_SKILLS } from './office-skills-data.ts';
import { SCIENCE_SKILLS } from './science-skills-data.ts';
import { SERVICE_SKILLS } from './service-skills-data.ts';
import type { SkillFamily } from './skill-family.ts';
import { SOFT_SKILLS } from './soft-skills-data.ts';
import { SOFTWARE_SKILLS } from './software-skills-data.ts';
import { tokenize } from './tokenize.ts';
import { TRADE_SKILLS } from './trade-skills-data.ts';
import { derivedPhrases } from './verb-phrases.ts';

export type Skill = {
  name: string;
  category: 'hard' | 'soft';
  family: string;
  isTechnical: boolean;
  /** Its wordings that are proper names ("Excel", "Spanish") and keep their capital within a sentence. */
  properNames: string[];
  implies: string[];
};

/**
 * How sure a wording is by itself: `free` always counts, `capital` only when written as a name ("Excel", not "excel at"),
 * `context` only beside other technical words ("Go", "R"), `skill-word` only before "skills" or "ability",
 * `never` is a phrase that only looks like one ("in order to", "referral program"),
 * `field` only where a cue asks for it or a list has it ("experience in finance", not "our finance team").
 */
export type WordingRule = 'free' | 'capital' | 'context' | 'skill-word' | 'field' | 'never';
export type Wording = { skill: Skill; rule: WordingRule; spelling: string };
export type TrieNode = { next: Map<string, TrieNode>; wording?: Wording };

export type SkillLexicon = { root: TrieNode; skills: Map<string, Skill> };

const RULE_BY_MARK: Record<string, WordingRule> = { '=': 'capital', '^': 'context', '*': 'skill-word', '~': 'field' };

const NO_SKILL: Skill = {
  name: '',
  category: 'hard',
  family: '',
  isTechnical: false,
  properNames: [],
  implies: [],
};

let lexicon: SkillLexicon | undefined;

/** The lexicon, built at the first use (about 0.2 s: worth doing at start) and then shared. */
export function getSkillLexicon(): SkillLexicon {
  lexicon ??= buildLexicon([
    ...SOFTWARE_SKILLS,
    ...DATA_SKILLS,
    ...OFFICE_SKILLS,
    ...COMMERCE_SKILLS,
    ...CARE_SKILLS,
    ...SERVICE_SKILLS,
    ...TRADE_SKILLS,
    ...SCIENCE_SKILLS,
    ...SOFT_SKILLS,
  ]);
  return lexicon;
}

function buildLexicon(families: SkillFamily[]): SkillLexicon {
  const root: TrieNode = { next: new Map() };
  const skills = new Map<string, Skill>();
  const derived: Wording[] = [];
  // Before the others: the first of two equal wordings counts.
  for (const spelling of noSkills as unknown as string[])
    addWording(root, { skill: NO_SKILL, rule: 'never', spelling });
  for (const family of families) {
    for (const entry of family.skills.split(';')) {
      const wordings = readEntry(entry.trim(), family);
      for (const wording of wordings) {
        skills.set(wording.skill.name, skills.get(wording.skill.name) ?? wording.skill);
        addWording(root, wording);
        if (wording.rule === 'free') derived.push(wording);
      }
    }
  }
  for (const wording of derived) {
    for (const spelling of derivedPhrases(wording.spelling)) addWording(root, { ...wording, spelling });
  }
  return { root, skills };
}

/** An entry is `Name|other wording|=capital wording>Implied, Implied`; the name is itself a wording. */
function readEntry(entry: string, family: SkillFamily): Wording[] {
  if (entry === '') return [];
  const [wordings = '', implied = ''] = entry.split('>');
  const parts = wordings.split('|').map((part) => part.trim());
  const skill: Skill = {
    name: (parts[0] ?? '').replace(/^[=^*~]/u, ''),
    category: family.category,
    family: family.family,
    isTechnical: family.isTechnical ?? false,
    properNames: parts.filter((part) => part.startsWith('=')).map((part) => part.slice(1)),
    implies: implied.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
  };
  return parts.map((part) => ({
    skill,
    rule: RULE_BY_MARK[part.charAt(0)] ?? 'free',
    spelling: part.replace(/^[=^*~]/u, ''),
  }));
}

function addWording(root: TrieNode, wording: Wording): void {
  let node = root;
  for (const { word } of tokenize(wording.spelling)) {
    const child = node.next.get(word) ?? { next: new Map() };
    node.next.set(word, child);
    node = child;
  }
  if (node !== root) node.wording ??= wording;
}
