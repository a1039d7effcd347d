import administration from '../../data/questions/bank/administration.json' with { type: 'json' };
import agriculture from '../../data/questions/bank/agriculture.json' with { type: 'json' };
import architecture from '../../data/questions/bank/architecture.json' with { type: 'json' };
import care from '../../data/questions/bank/care.json' with { type: 'json' };
import cleaning from '../../data/questions/bank/cleaning.json' with { type: 'json' };
import cloud from '../../data/questions/bank/cloud.json' with { type: 'json' };
import construction from '../../data/questions/bank/construction.json' with { type: 'json' };
import data from '../../data/questions/bank/data.json' with { type: 'json' };
import design from '../../data/questions/bank/design.json' with { type: 'json' };
import driving from '../../data/questions/bank/driving.json' with { type: 'json' };
import engineering from '../../data/questions/bank/engineering.json' with { type: 'json' };
import finance from '../../data/questions/bank/finance.json' with { type: 'json' };
import general from '../../data/questions/bank/general.json' with { type: 'json' };
import health from '../../data/questions/bank/health.json' with { type: 'json' };
import hospitality from '../../data/questions/bank/hospitality.json' with { type: 'json' };
import humanResources from '../../data/questions/bank/human-resources.json' with { type: 'json' };
import law from '../../data/questions/bank/law.json' with { type: 'json' };
import logistics from '../../data/questions/bank/logistics.json' with { type: 'json' };
import manufacturing from '../../data/questions/bank/manufacturing.json' with { type: 'json' };
import marketing from '../../data/questions/bank/marketing.json' with { type: 'json' };
import media from '../../data/questions/bank/media.json' with { type: 'json' };
import nursing from '../../data/questions/bank/nursing.json' with { type: 'json' };
import operations from '../../data/questions/bank/operations.json' with { type: 'json' };
import personalServices from '../../data/questions/bank/personal-services.json' with { type: 'json' };
import product from '../../data/questions/bank/product.json' with { type: 'json' };
import projectManagement from '../../data/questions/bank/project-management.json' with { type: 'json' };
import protection from '../../data/questions/bank/protection.json' with { type: 'json' };
import publicService from '../../data/questions/bank/public-service.json' with { type: 'json' };
import quality from '../../data/questions/bank/quality.json' with { type: 'json' };
import research from '../../data/questions/bank/research.json' with { type: 'json' };
import retail from '../../data/questions/bank/retail.json' with { type: 'json' };
import sales from '../../data/questions/bank/sales.json' with { type: 'json' };
import security from '../../data/questions/bank/security.json' with { type: 'json' };
import socialWork from '../../data/questions/bank/social-work.json' with { type: 'json' };
import software from '../../data/questions/bank/software.json' with { type: 'json' };
import support from '../../data/questions/bank/support.json' with { type: 'json' };
import teaching from '../../data/questions/bank/teaching.json' with { type: 'json' };
import trades from '../../data/questions/bank/trades.json' with { type: 'json' };
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

/** The questions of each family as its file holds them. */
export const BANK_FILES = FILES as Record<RoleFamily, readonly QuestionRow[]>;
