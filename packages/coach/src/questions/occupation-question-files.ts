import administration from '../../data/questions/of-occupations/administration.json' with { type: 'json' };
import agriculture from '../../data/questions/of-occupations/agriculture.json' with { type: 'json' };
import architecture from '../../data/questions/of-occupations/architecture.json' with { type: 'json' };
import care from '../../data/questions/of-occupations/care.json' with { type: 'json' };
import cleaning from '../../data/questions/of-occupations/cleaning.json' with { type: 'json' };
import cloud from '../../data/questions/of-occupations/cloud.json' with { type: 'json' };
import construction from '../../data/questions/of-occupations/construction.json' with { type: 'json' };
import data from '../../data/questions/of-occupations/data.json' with { type: 'json' };
import design from '../../data/questions/of-occupations/design.json' with { type: 'json' };
import driving from '../../data/questions/of-occupations/driving.json' with { type: 'json' };
import engineering from '../../data/questions/of-occupations/engineering.json' with { type: 'json' };
import finance from '../../data/questions/of-occupations/finance.json' with { type: 'json' };
import general from '../../data/questions/of-occupations/general.json' with { type: 'json' };
import health from '../../data/questions/of-occupations/health.json' with { type: 'json' };
import hospitality from '../../data/questions/of-occupations/hospitality.json' with { type: 'json' };
import humanResources from '../../data/questions/of-occupations/human-resources.json' with { type: 'json' };
import law from '../../data/questions/of-occupations/law.json' with { type: 'json' };
import logistics from '../../data/questions/of-occupations/logistics.json' with { type: 'json' };
import manufacturing from '../../data/questions/of-occupations/manufacturing.json' with { type: 'json' };
import marketing from '../../data/questions/of-occupations/marketing.json' with { type: 'json' };
import media from '../../data/questions/of-occupations/media.json' with { type: 'json' };
import nursing from '../../data/questions/of-occupations/nursing.json' with { type: 'json' };
import operations from '../../data/questions/of-occupations/operations.json' with { type: 'json' };
import personalServices from '../../data/questions/of-occupations/personal-services.json' with { type: 'json' };
import product from '../../data/questions/of-occupations/product.json' with { type: 'json' };
import projectManagement from '../../data/questions/of-occupations/project-management.json' with { type: 'json' };
import protection from '../../data/questions/of-occupations/protection.json' with { type: 'json' };
import publicService from '../../data/questions/of-occupations/public-service.json' with { type: 'json' };
import quality from '../../data/questions/of-occupations/quality.json' with { type: 'json' };
import research from '../../data/questions/of-occupations/research.json' with { type: 'json' };
import retail from '../../data/questions/of-occupations/retail.json' with { type: 'json' };
import sales from '../../data/questions/of-occupations/sales.json' with { type: 'json' };
import security from '../../data/questions/of-occupations/security.json' with { type: 'json' };
import socialWork from '../../data/questions/of-occupations/social-work.json' with { type: 'json' };
import software from '../../data/questions/of-occupations/software.json' with { type: 'json' };
import support from '../../data/questions/of-occupations/support.json' with { type: 'json' };
import teaching from '../../data/questions/of-occupations/teaching.json' with { type: 'json' };
import trades from '../../data/questions/of-occupations/trades.json' with { type: 'json' };
import type { QuestionRow } from './question-types.ts';
import type { RoleFamily } from './role-families.ts';

const FILES: Record<RoleFamily, unknown> = {
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
  'human-resources': humanResources,
  law,
  logistics,
  manufacturing,
  marketing,
  media,
  nursing,
  operations,
  'personal-services': personalServices,
  product,
  'project-management': projectManagement,
  protection,
  'public-service': publicService,
  quality,
  research,
  retail,
  sales,
  security,
  'social-work': socialWork,
  software,
  support,
  teaching,
  trades,
};

/** For each field of the table, the questions of each of its occupations by its name. */
export const OCCUPATION_QUESTION_FILES = FILES as Record<RoleFamily, Readonly<Record<string, readonly QuestionRow[]>>>;
