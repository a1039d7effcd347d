// Which modules share a file. Left alone, what every page needs took thirty requests before a page could answer, and a
// further screen twenty more; browsers fetch six at a time from a server that no proxy with HTTP/2 is before.
type Graph = { getModuleInfo(moduleId: string): { importers: readonly string[] } | null };

/** Where every page starts: the frame around all screens, and the router's own entry. */
const STARTS = /[/\\](root\.tsx|entry\.client\.tsx?)(\?|$)/;
/** Home is what a visitor sees first: it waits for nothing that only other screens need. */
const HOME = /[/\\]routes[/\\]home\.tsx(\?|$)/;
const DOCUMENTS =
  /[/\\](kept-documents|file-shelf|read-resume-file|resume-formats|file-picker|file-rule|document-inputs|use-document-inputs)\.tsx?(\?|$)/;
/** What the router makes of each screen; a module that only a lazily loaded part imports is not reached from one. */
const SCREENS = /\?__react-router-build-client-route/;
const ICONS = /[/\\]lucide-react[/\\]/;
const QUERIES = /[/\\]@tanstack[/\\]/;
const CHARTS = /[/\\](ui[/\\]charts|d3-shape|d3-path)[/\\]/;

/** Whether one of the starts imports the module without delay, however far away. */
function isImportedBy(starts: RegExp, moduleId: string, graph: Graph): boolean {
  const seen = new Set([moduleId]);
  // A set is walked in the order in which it grows.
  for (const id of seen) {
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
      if (starts.test(importer)) return true;
      seen.add(importer);
    }
  }
  return false;
}

/** What every page needs, in two files: the libraries, and our own code, which changes more often. For Rolldown; null is neither. */
export function nameShell(moduleId: string, graph: Graph): 'libraries' | 'shell' | null {
  if (STARTS.test(moduleId) || !isImportedBy(STARTS, moduleId, graph)) return null;
  return moduleId.includes('node_modules') ? 'libraries' : 'shell';
}

/**
 * Small parts of several screens, in one file that Home does without. What only lazily loaded parts import, such as the inside of
 * dialogs, stays out of it: every first view would load it. Parts of the screens that take a resume have their own file. For
 * Rolldown; null is anything else.
 */
export function nameCommon(moduleId: string, graph: Graph): 'common' | 'documents' | null {
  if (HOME.test(moduleId) || isImportedBy(HOME, moduleId, graph)) return null;
  if (!isImportedBy(SCREENS, moduleId, graph)) return null;
  return DOCUMENTS.test(moduleId) ? 'documents' : 'common';
}

/** Icons of several screens: a file each would be a request each. For Rolldown; null is anything else. */
export const nameIcons = (moduleId: string, graph: Graph): 'icons' | null =>
  ICONS.test(moduleId) && nameCommon(moduleId, graph) ? 'icons' : null;

/** The cache of the server's data, which an interview opens without. For Rolldown; null is anything else. */
export const nameQueries = (moduleId: string): 'queries' | null => (QUERIES.test(moduleId) ? 'queries' : null);

/** What draws charts, in one file for the two screens that do. For Rolldown; null is anything else. */
export const nameCharts = (moduleId: string): 'charts' | null => (CHARTS.test(moduleId) ? 'charts' : null);
