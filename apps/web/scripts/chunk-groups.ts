// Puts what every page needs into two files, the libraries and our own code, which changes more often. Each piece in a file of its own took thirty requests before a page could answer, and
// browsers fetch six at a time from a server that no proxy with HTTP/2 stands before. They are also 3 kB smaller, gzipped.
type Graph = { getModuleInfo(moduleId: string): { importers: readonly string[] } | null };

/** Where every page starts: the frame around all screens, and the router's own entry. */
const STARTS = /[/\\](root\.tsx|entry\.client\.tsx?)(\?|$)/;

function isOfShell(moduleId: string, graph: Graph): boolean {
  const seen = new Set([moduleId]);
  // A set is walked in the order in which it grows.
  for (const id of seen) {
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
      if (STARTS.test(importer)) return true;
      seen.add(importer);
    }
  }
  return false;
}

/** The name of a chunk group of Rolldown for whatever the starts import without delay, however far away; else null. */
export function nameShell(moduleId: string, graph: Graph): 'libraries' | 'shell' | null {
  if (STARTS.test(moduleId) || !isOfShell(moduleId, graph)) return null;
  return moduleId.includes('node_modules') ? 'libraries' : 'shell';
}
