import administration from '../../data/live/of-trades/administration.json' with { type: 'json' };
import agriculture from '../../data/live/of-trades/agriculture.json' with { type: 'json' };
import anyJob from '../../data/live/of-trades/any-job.json' with { type: 'json' };
import architecture from '../../data/live/of-trades/architecture.json' with { type: 'json' };
import care from '../../data/live/of-trades/care.json' with { type: 'json' };
import cleaning from '../../data/live/of-trades/cleaning.json' with { type: 'json' };
import cloud from '../../data/live/of-trades/cloud.json' with { type: 'json' };
import construction from '../../data/live/of-trades/construction.json' with { type: 'json' };
import data from '../../data/live/of-trades/data.json' with { type: 'json' };
import design from '../../data/live/of-trades/design.json' with { type: 'json' };
import driving from '../../data/live/of-trades/driving.json' with { type: 'json' };
import engineering from '../../data/live/of-trades/engineering.json' with { type: 'json' };
import finance from '../../data/live/of-trades/finance.json' with { type: 'json' };
import general from '../../data/live/of-trades/general.json' with { type: 'json' };
import health from '../../data/live/of-trades/health.json' with { type: 'json' };
import hospitality from '../../data/live/of-trades/hospitality.json' with { type: 'json' };
import humanResources from '../../data/live/of-trades/human-resources.json' with { type: 'json' };
import law from '../../data/live/of-trades/law.json' with { type: 'json' };
import logistics from '../../data/live/of-trades/logistics.json' with { type: 'json' };
import manufacturing from '../../data/live/of-trades/manufacturing.json' with { type: 'json' };
import marketing from '../../data/live/of-trades/marketing.json' with { type: 'json' };
import media from '../../data/live/of-trades/media.json' with { type: 'json' };
import nursing from '../../data/live/of-trades/nursing.json' with { type: 'json' };
import operations from '../../data/live/of-trades/operations.json' with { type: 'json' };
import personalServices from '../../data/live/of-trades/personal-services.json' with { type: 'json' };
import product from '../../data/live/of-trades/product.json' with { type: 'json' };
import projectManagement from '../../data/live/of-trades/project-management.json' with { type: 'json' };
import protection from '../../data/live/of-trades/protection.json' with { type: 'json' };
import publicService from '../../data/live/of-trades/public-service.json' with { type: 'json' };
import quality from '../../data/live/of-trades/quality.json' with { type: 'json' };
import research from '../../data/live/of-trades/research.json' with { type: 'json' };
import retail from '../../data/live/of-trades/retail.json' with { type: 'json' };
import sales from '../../data/live/of-trades/sales.json' with { type: 'json' };
import security from '../../data/live/of-trades/security.json' with { type: 'json' };
import socialWork from '../../data/live/of-trades/social-work.json' with { type: 'json' };
import software from '../../data/live/of-trades/software.json' with { type: 'json' };
import support from '../../data/live/of-trades/support.json' with { type: 'json' };
import teaching from '../../data/live/of-trades/teaching.json' with { type: 'json' };
import trades from '../../data/live/of-trades/trades.json' with { type: 'json' };

/** A case to act in, a thing to know, or a way of working. */
export type TradeAnswerKind = 'case' | 'knowledge' | 'way';
/** What an interviewer asks, and the sentences that say it aloud. */
export type TradeAnswerRow = { kind: TradeAnswerKind; ask: string; say: readonly string[] };

/** The name under which questions stand that come up in interviews for any job. */
export const ANY_JOB = 'any job';

const FILES = {
  administration,
  agriculture,
  anyJob,
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
};

/** The answers of each occupation of the table by its name, and those of any job. */
export const WRITTEN_ANSWERS: Readonly<Record<string, readonly TradeAnswerRow[]>> = Object.assign(
  {},
  ...(Object.values(FILES) as object[]),
);
