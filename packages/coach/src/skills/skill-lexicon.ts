import noSkills from '../../data/skills/no-skills.json' with { type: 'json' };
import { SKILL_FAMILIES } from './load-lexicon.ts';
import type { SkillEntry, SkillFamily } from './skill-family.ts';
import { tokenize } from './tokenize.ts';
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

const RULES = { capital: 'capital', context: 'context', skillWord: 'skill-word', field: 'field' } as const;

const NO_SKILL: Skill = {
  name: '',
  category: 'hard',
  family: '',
  isTechnical: false,
  properNames: [],
  implies: [],
};

let lexicon: SkillLexicon | undefined;
let addedFamilies: readonly SkillFamily[] = [];

/** The lexicon, built at the first use (about 0.2 s: worth doing at start) and then shared. */
export function getSkillLexicon(): SkillLexicon {
  lexicon ??= buildLexicon([...SKILL_FAMILIES, ...addedFamilies]);
  return lexicon;
}

/** Sets the operator's own families, behind those of the lexicon: of two equal wordings the lexicon has it. Builds it again at the next use. */
export function addSkillFamilies(families: readonly SkillFamily[]): void {
  addedFamilies = families;
  lexicon = undefined;
}

function buildLexicon(families: SkillFamily[]): SkillLexicon {
  const root: TrieNode = { next: new Map() };
  const skills = new Map<string, Skill>();
  const derived: Wording[] = [];
  // Before the others: the first of two equal wordings counts.
  for (const spelling of noSkills as unknown as string[])
    addWording(root, { skill: NO_SKILL, rule: 'never', spelling });
  for (const family of families) {
    for (const entry of family.skills) {
      for (const wording of readEntry(entry, family)) {
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

/** The wordings of an entry; its name is one of them. */
function readEntry(entry: SkillEntry, family: SkillFamily): Wording[] {
  const { name, nameRule, also = [], capital = [], context = [], skillWord = [], field = [], implies = [] } = entry;
  const skill: Skill = {
    name,
    category: family.category,
    family: family.family,
    isTechnical: family.isTechnical ?? false,
    properNames: nameRule === 'capital' ? [name, ...capital] : capital,
    implies,
  };
  const wordings = (spellings: string[], rule: WordingRule) => spellings.map((spelling) => ({ skill, rule, spelling }));
  return [
    ...wordings([name], nameRule === undefined ? 'free' : RULES[nameRule]),
    ...wordings(capital, 'capital'),
    ...wordings(context, 'context'),
    ...wordings(skillWord, 'skill-word'),
    ...wordings(field, 'field'),
    // Last: a wording that counts only at times does so in its other form too.
    ...wordings(also, 'free'),
  ];
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
