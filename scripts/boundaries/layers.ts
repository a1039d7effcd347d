// The table of who may import whom, one row a layer; docs/architecture.md shows it as a picture.
import { builtinModules } from 'node:module';

/**
 * A row: files with a path that matches `files` (and none of `except`) may import only what matches one of `may`. `$1` in `may` is the first
 * group of `files`.
 */
export type Layer = { name: string; files: string; except?: string[]; may: string[] };

/** Matches an installed package by name; `@types/` stands in for packages that ship no types. */
const packages = (...names: string[]) => `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`;

const ANY_PACKAGE = '(^|/)node_modules/';
const NODE = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`;
const STYLES = '\\.css$';
const TEST = '\\.test\\.tsx?$';

const CONTRACT = '^packages/contract/src/';
const COACH = '^packages/coach/src/';
/** Contract files without zod, so that the coach and the first screen can take their values for free. */
export const PLAIN_CONTRACT = '^packages/contract/src/(constants|quota-rules|resume-score|uuid|profile-names)\\.ts$';

const SERVER = '^apps/server/src/';
const SERVER_SHARED =
  '^apps/server/src/(app-error|fetch-without-redirects|internal-addresses|config|server-page)\\.ts$';
const PORTS = '^apps/server/src/ports/';
const PLUGINS = '^apps/server/src/plugins/';
const PROGRAMS = '^apps/server/src/programs/';
/** Adapters that others of the same protocol are built on. */
const ADAPTER_BASES = '^apps/server/src/adapters/(local-voice|openid|sentence-encoder|stripe)/';
const DATABASE = '^apps/server/src/db/';
const OWN_MODULE = '^apps/server/src/modules/$1/';
/** Types only; `rules.ts` sees to that. */
const OTHER_SERVICE = '^apps/server/src/modules/[^/]+/[^/]+-service\\.ts$';

const FASTIFY = packages('fastify', 'fastify-plugin', 'fastify-type-provider-zod', '@fastify/[^/]+');
export const SQL = packages('drizzle-orm', 'pg', '@electric-sql/pglite');
export const SDKS = packages(
  'stripe',
  'ai',
  '@ai-sdk/[^/]+',
  'openid-client',
  'oidc-provider',
  'mediabunny',
  'opus-decoder',
  'unpdf',
  '@energetic-ai/[^/]+',
  '@lat.md/[^/]+',
);
const OBSERVING = packages('pino', 'prom-client');

const WEB = '^apps/web/app/';
const WEB_API = '^apps/web/app/api/';
const WEB_AUDIO = '^apps/web/app/audio/';
/** Transport and state of a live session, without React. */
const WEB_ENGINE = '^apps/web/app/features/live-assistant/engine/';
const WEB_LIB = '^apps/web/app/lib/';
/** What a prerendered page does before its code has loaded (docs/decisions/0140). */
const WEB_INPUT_REPLAY = '^apps/web/app/input-replay/';
const WEB_UI = '^apps/web/app/ui/';
/** React Router writes a route's types below `.react-router/`, beside which no file stands. */
const ROUTE_TYPES = '\\+types/';

const TEST_TOOLS = packages('vitest', 'fast-check');

/**
 * The rooms of the coach and the rooms that each may import, besides itself and the contract. A room that is not listed here fails the
 * check, so a ring such as skills → job → resume → skills cannot come back.
 */
const COACH_ROOMS: Record<string, string[]> = {
  text: [],
  entities: ['text'],
  skills: ['text', 'entities'],
  job: ['text', 'entities', 'skills'],
  evidence: ['text', 'skills', 'job'],
  resume: ['text', 'entities', 'skills', 'job', 'evidence', 'questions'],
  letter: ['text', 'entities', 'skills', 'job', 'evidence', 'resume', 'questions'],
  questions: ['text', 'entities', 'skills', 'job'],
  delivery: ['text'],
  feedback: ['text', 'questions', 'delivery'],
  enhance: ['text', 'questions', 'feedback'],
  stories: ['text', 'skills', 'questions', 'resume', 'feedback'],
  live: ['text', 'entities', 'skills', 'job', 'evidence', 'resume', 'letter', 'questions'],
  'sample-answer': ['text', 'entities', 'evidence', 'questions', 'live'],
};

const coachRooms: Layer[] = Object.entries(COACH_ROOMS).map(([room, others]) => ({
  name: `coach-${room}`,
  files: `${COACH}${room}/`,
  except: [TEST],
  may: [
    `${COACH}(${[room, ...others].join('|')})/`,
    '^packages/coach/data/',
    CONTRACT,
    // The pitch of a voice is not worth separate code.
    ...(room === 'delivery' ? [packages('pitchy')] : []),
  ],
}));

const shared: Layer[] = [
  { name: 'contract-plain', files: PLAIN_CONTRACT, may: [PLAIN_CONTRACT] },
  { name: 'contract', files: CONTRACT, except: [PLAIN_CONTRACT, TEST], may: [CONTRACT, packages('zod')] },
  ...coachRooms,
  {
    name: 'packages-tests',
    files: '^packages/.*\\.test\\.ts$',
    may: [CONTRACT, COACH, NODE, TEST_TOOLS, packages('zod')],
  },
];

const server: Layer[] = [
  {
    name: 'server-shared',
    files: SERVER_SHARED,
    may: [CONTRACT, SERVER_SHARED, NODE, packages('zod')],
  },
  {
    name: 'server-root',
    files: '^apps/server/src/(boot/|[^/]+\\.ts$)',
    except: [SERVER_SHARED, TEST],
    may: [SERVER, '^apps/server/package\\.json$', CONTRACT, COACH, NODE, ANY_PACKAGE],
  },
  {
    name: 'server-http',
    files: '^apps/server/src/http/',
    except: [TEST],
    may: ['^apps/server/src/http/', SERVER_SHARED, CONTRACT, NODE, FASTIFY],
  },
  { name: 'server-config-files', files: '^apps/server/[^/]+\\.config\\.ts$', may: [DATABASE, NODE, ANY_PACKAGE] },
  {
    name: 'server-routes',
    files: '^apps/server/src/modules/([^/]+)/.*-routes\\.ts$',
    may: [OWN_MODULE, OTHER_SERVICE, CONTRACT, PLUGINS, SERVER_SHARED, NODE, FASTIFY, packages('zod')],
  },
  {
    name: 'server-repository',
    files: '^apps/server/src/modules/([^/]+)/.*-repository\\.ts$',
    may: [
      '^apps/server/src/modules/$1/(?!index\\.ts$)(?!.*-(routes|service)\\.ts$)',
      DATABASE,
      CONTRACT,
      SERVER_SHARED,
      NODE,
      SQL,
    ],
  },
  {
    name: 'server-module-factory',
    files: '^apps/server/src/modules/([^/]+)/index\\.ts$',
    may: [
      OWN_MODULE,
      OTHER_SERVICE,
      PORTS,
      PLUGINS,
      DATABASE,
      COACH,
      CONTRACT,
      SERVER_SHARED,
      NODE,
      FASTIFY,
      OBSERVING,
    ],
  },
  {
    name: 'server-service',
    files: '^apps/server/src/modules/([^/]+)/',
    except: ['-(routes|repository)\\.ts$', '/modules/[^/]+/index\\.ts$', TEST],
    may: [
      '^apps/server/src/modules/$1/(?!index\\.ts$)(?!.*-routes\\.ts$)',
      OTHER_SERVICE,
      PORTS,
      COACH,
      CONTRACT,
      SERVER_SHARED,
      NODE,
      OBSERVING,
      packages('zod', 'jose'),
    ],
  },
  {
    name: 'server-plugins',
    files: PLUGINS,
    except: [TEST],
    may: [PLUGINS, DATABASE, PORTS, CONTRACT, SERVER_SHARED, NODE, ANY_PACKAGE],
  },
  { name: 'server-ports', files: PORTS, except: [TEST], may: [PORTS, CONTRACT, SERVER_SHARED, NODE] },
  {
    name: 'server-adapters',
    files: '^apps/server/src/adapters/([^/]+)/',
    except: [TEST],
    may: [
      '^apps/server/src/adapters/$1/',
      ADAPTER_BASES,
      PROGRAMS,
      PORTS,
      DATABASE,
      COACH,
      CONTRACT,
      SERVER_SHARED,
      NODE,
      ANY_PACKAGE,
    ],
  },
  {
    name: 'server-adapter-choice',
    files: '^apps/server/src/adapters/[^/]+\\.ts$',
    except: [TEST],
    may: ['^apps/server/src/adapters/', PORTS, PROGRAMS, CONTRACT, SERVER_SHARED, NODE],
  },
  { name: 'server-programs', files: PROGRAMS, except: [TEST], may: [PROGRAMS, PORTS, SERVER_SHARED, NODE] },
  {
    name: 'server-db',
    files: DATABASE,
    except: [TEST],
    may: [DATABASE, CONTRACT, SERVER_SHARED, NODE, SQL, OBSERVING],
  },
  {
    name: 'server-tests',
    files: `^apps/server/src/(testing/|.*${TEST})`,
    may: [SERVER, '^apps/server/drizzle', '^tests/e2e/recordings/', CONTRACT, COACH, NODE, ANY_PACKAGE],
  },
];

const web: Layer[] = [
  {
    name: 'web-config-files',
    files: '^apps/web/([^/]+\\.config\\.ts$|scripts/)',
    // Which screens are drawn at build is said by the contract.
    may: ['^apps/web/scripts/', CONTRACT, NODE, ANY_PACKAGE],
  },
  {
    name: 'web-routes',
    files: '^apps/web/app/(routes/|[^/]+$)',
    except: [TEST, '^apps/web/app/entry\\.server\\.tsx$'],
    may: ['^apps/web/app/(?!testing/)', CONTRACT, ROUTE_TYPES, ANY_PACKAGE],
  },
  // Runs at build time only, under Node, to prerender the public pages.
  {
    name: 'web-prerender',
    files: '^apps/web/app/entry\\.server\\.tsx$',
    may: ['^apps/web/app/(?!testing/)', CONTRACT, NODE, ANY_PACKAGE],
  },
  {
    name: 'web-feature',
    files: '^apps/web/app/features/([^/]+)/',
    except: [WEB_ENGINE, TEST],
    may: [
      '^apps/web/app/features/$1/',
      WEB_API,
      WEB_AUDIO,
      WEB_UI,
      WEB_INPUT_REPLAY,
      WEB_LIB,
      CONTRACT,
      STYLES,
      ANY_PACKAGE,
    ],
  },
  { name: 'web-api', files: WEB_API, except: [TEST], may: [WEB_API, WEB_INPUT_REPLAY, WEB_LIB, CONTRACT, ANY_PACKAGE] },
  // Delivery is measured and judged on the person's device, so that no sound leaves it for that.
  {
    name: 'web-audio',
    files: WEB_AUDIO,
    except: [TEST],
    may: [WEB_AUDIO, WEB_LIB, CONTRACT, `${COACH}delivery/`, `${COACH}text/ends-sentence`, packages('zod', 'idb')],
  },
  {
    name: 'web-live-engine',
    files: WEB_ENGINE,
    except: [TEST],
    may: [WEB_ENGINE, WEB_AUDIO, WEB_LIB, CONTRACT, packages('zod')],
  },
  {
    name: 'web-ui',
    files: WEB_UI,
    except: [TEST],
    may: [
      WEB_UI,
      WEB_LIB,
      STYLES,
      packages(
        'react',
        'react-dom',
        'react-router',
        '@base-ui/react',
        'lucide-react',
        'class-variance-authority',
        'd3-shape',
        'zustand',
      ),
    ],
  },
  {
    name: 'web-input-replay',
    files: WEB_INPUT_REPLAY,
    except: [TEST],
    may: [WEB_INPUT_REPLAY, WEB_LIB, CONTRACT],
  },
  {
    name: 'web-lib',
    files: WEB_LIB,
    except: [TEST],
    may: [WEB_LIB, CONTRACT, packages('class-variance-authority', 'idb', 'zustand')],
  },
  {
    name: 'web-tests',
    files: `^apps/web/app/(testing/|.*${TEST})`,
    may: [WEB, CONTRACT, `${COACH}delivery/`, ROUTE_TYPES, NODE, ANY_PACKAGE],
  },
];

const outside: Layer[] = [
  {
    name: 'tests',
    files: '^tests/([^/]+)/',
    may: [
      '^tests/$1/',
      // The journeys' steps that make a person with a past are the benchmarks' too.
      '^tests/e2e/account-steps\\.ts$',
      '^scripts/',
      '^apps/server/src/((app|config|app-error)\\.ts$|(testing|adapters|ports|db|programs|modules)/)',
      // The page's own transport knows no React: it is driven over real sockets.
      WEB_AUDIO,
      WEB_ENGINE,
      CONTRACT,
      COACH,
      NODE,
      ANY_PACKAGE,
    ],
  },
  { name: 'scripts', files: '^scripts/', may: ['^scripts/', NODE, ANY_PACKAGE] },
];

export const LAYERS: Layer[] = [...shared, ...server, ...web, ...outside];
