import care from '../../data/skills/lexicon/care.json' with { type: 'json' };
import commerce from '../../data/skills/lexicon/commerce.json' with { type: 'json' };
import data from '../../data/skills/lexicon/data.json' with { type: 'json' };
import office from '../../data/skills/lexicon/office.json' with { type: 'json' };
import science from '../../data/skills/lexicon/science.json' with { type: 'json' };
import service from '../../data/skills/lexicon/service.json' with { type: 'json' };
import soft from '../../data/skills/lexicon/soft.json' with { type: 'json' };
import software from '../../data/skills/lexicon/software.json' with { type: 'json' };
import trade from '../../data/skills/lexicon/trade.json' with { type: 'json' };
import type { SkillFamily } from './skill-family.ts';

/** All families of the lexicon; of two equal wordings the earlier family has it. */
export const SKILL_FAMILIES = [
  ...software,
  ...data,
  ...office,
  ...commerce,
  ...care,
  ...service,
  ...trade,
  ...science,
  ...soft,
] as unknown as SkillFamily[];
