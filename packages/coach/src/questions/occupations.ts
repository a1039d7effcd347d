import administration from '../../data/questions/occupations/administration.json' with { type: 'json' };
import agriculture from '../../data/questions/occupations/agriculture.json' with { type: 'json' };
import architecture from '../../data/questions/occupations/architecture.json' with { type: 'json' };
import care from '../../data/questions/occupations/care.json' with { type: 'json' };
import cleaning from '../../data/questions/occupations/cleaning.json' with { type: 'json' };
import cloud from '../../data/questions/occupations/cloud.json' with { type: 'json' };
import construction from '../../data/questions/occupations/construction.json' with { type: 'json' };
import data from '../../data/questions/occupations/data.json' with { type: 'json' };
import design from '../../data/questions/occupations/design.json' with { type: 'json' };
import driving from '../../data/questions/occupations/driving.json' with { type: 'json' };
import engineering from '../../data/questions/occupations/engineering.json' with { type: 'json' };
import finance from '../../data/questions/occupations/finance.json' with { type: 'json' };
import general from '../../data/questions/occupations/general.json' with { type: 'json' };
import health from '../../data/questions/occupations/health.json' with { type: 'json' };
import hospitality from '../../data/questions/occupations/hospitality.json' with { type: 'json' };
import humanResources from '../../data/questions/occupations/human-resources.json' with { type: 'json' };
import law from '../../data/questions/occupations/law.json' with { type: 'json' };
import logistics from '../../data/questions/occupations/logistics.json' with { type: 'json' };
import manufacturing from '../../data/questions/occupations/manufacturing.json' with { type: 'json' };
import marketing from '../../data/questions/occupations/marketing.json' with { type: 'json' };
import media from '../../data/questions/occupations/media.json' with { type: 'json' };
import nursing from '../../data/questions/occupations/nursing.json' with { type: 'json' };
import operations from '../../data/questions/occupations/operations.json' with { type: 'json' };
import personalServices from '../../data/questions/occupations/personal-services.json' with { type: 'json' };
import product from '../../data/questions/occupations/product.json' with { type: 'json' };
import projectManagement from '../../data/questions/occupations/project-management.json' with { type: 'json' };
import protection from '../../data/questions/occupations/protection.json' with { type: 'json' };
import publicService from '../../data/questions/occupations/public-service.json' with { type: 'json' };
import quality from '../../data/questions/occupations/quality.json' with { type: 'json' };
import research from '../../data/questions/occupations/research.json' with { type: 'json' };
import retail from '../../data/questions/occupations/retail.json' with { type: 'json' };
import sales from '../../data/questions/occupations/sales.json' with { type: 'json' };
import security from '../../data/questions/occupations/security.json' with { type: 'json' };
import socialWork from '../../data/questions/occupations/social-work.json' with { type: 'json' };
import software from '../../data/questions/occupations/software.json' with { type: 'json' };
import support from '../../data/questions/occupations/support.json' with { type: 'json' };
import teaching from '../../data/questions/occupations/teaching.json' with { type: 'json' };
import trades from '../../data/questions/occupations/trades.json' with { type: 'json' };
import type { RoleFamily } from './role-families.ts';

/** A row of `data/questions/occupations/<field>.json`. Every text is written so that it can be said inside a question. */
export type Occupation = {
  /** Its usual title in the singular, lower case but for abbreviations; unique. */
  name: string;
  /** The family that its skills and its plain reading belong to. */
  field: RoleFamily;
  /** True where every question of the family's bank fits this occupation too. */
  sharesBank?: true;
  /** True where the title names no field at all, such as "manager". */
  isAnyField?: true;
  /** Titles and synonyms in the singular, without words of rank; a title belongs to one occupation. */
  titles: readonly string[];
  /** What it works with, as said after "work with". */
  tools: readonly string[];
  /** What it does all year, beginning with a verb in -ing. */
  duties: readonly string[];
  /** Hard moments, as whole sentences in the present tense without the final stop. */
  situations: readonly string[];
  /** Points of safety and law, as nouns. */
  cautions: readonly string[];
};

const FILES: unknown[] = [
  administration,
  agriculture,
  architecture,
  care,
  cleaning,
  cloud,
  construction,
  data,
  design,
  driving,
  engineering,
  finance,
  general,
  health,
  hospitality,
  humanResources,
  law,
  logistics,
  manufacturing,
  marketing,
  media,
  nursing,
  operations,
  personalServices,
  product,
  projectManagement,
  protection,
  publicService,
  quality,
  research,
  retail,
  sales,
  security,
  socialWork,
  software,
  support,
  teaching,
  trades,
];

/** All occupations, in the order of the files. */
export const OCCUPATIONS = FILES.flat() as readonly Occupation[];
