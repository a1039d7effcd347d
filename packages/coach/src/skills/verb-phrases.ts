/** Nouns that end a skill's name, with the verb that says the same: "stakeholder management", "managing stakeholders". */
const VERB_BY_NOUN = new Map(
  Object.entries({
    management: 'manage',
    development: 'develop',
    analysis: 'analyze',
    planning: 'plan',
    design: 'design',
    training: 'train',
    testing: 'test',
    maintenance: 'maintain',
    administration: 'administer',
    coordination: 'coordinate',
    monitoring: 'monitor',
    implementation: 'implement',
    optimization: 'optimize',
    negotiation: 'negotiate',
    evaluation: 'evaluate',
    assessment: 'assess',
    preparation: 'prepare',
    installation: 'install',
    configuration: 'configure',
    supervision: 'supervise',
    delivery: 'deliver',
    processing: 'process',
    scheduling: 'schedule',
    documentation: 'document',
    writing: 'write',
    integration: 'integrate',
    inspection: 'inspect',
    repair: 'repair',
    teaching: 'teach',
    forecasting: 'forecast',
    modeling: 'model',
    tracking: 'track',
    building: 'build',
    engagement: 'engage',
    handling: 'handle',
    collection: 'collect',
    resolution: 'resolve',
    improvement: 'improve',
    creation: 'create',
    operation: 'operate',
    automation: 'automate',
    deployment: 'deploy',
    reconciliation: 'reconcile',
    facilitation: 'facilitate',
    investigation: 'investigate',
    identification: 'identify',
    translation: 'translate',
    cleaning: 'clean',
    editing: 'edit',
    debugging: 'debug',
    troubleshooting: 'troubleshoot',
    execution: 'execute',
    recruitment: 'recruit',
    migration: 'migrate',
  }),
);
const DOUBLED_END = /(?:plan|debug)$/u;

/**
 * Other wordings of a skill that ends in a noun of action: "data analysis" gives "analyze data", "analyzing data",
 * "analyzed data" and "analysis of data". Other skills give none.
 */
export function derivedPhrases(spelling: string): string[] {
  const words = spelling.toLowerCase().split(/[\s-]+/u);
  const noun = words.at(-1) ?? '';
  const verb = VERB_BY_NOUN.get(noun);
  if (verb === undefined || words.length < 2 || words.length > 4) return [];
  const object = words.slice(0, -1).join(' ');
  return [...verbForms(verb).map((form) => `${form} ${object}`), `${noun} of ${object}`];
}

function verbForms(verb: string): string[] {
  if (verb === 'build') return ['build', 'building', 'built'];
  if (verb === 'write') return ['write', 'writing', 'wrote', 'written'];
  if (verb === 'teach') return ['teach', 'teaching', 'taught'];
  if (verb.endsWith('y')) return [verb, `${verb}ing`, `${verb.slice(0, -1)}ied`];
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : DOUBLED_END.test(verb) ? verb + verb.at(-1) : verb;
  return [verb, `${stem}ing`, `${stem}ed`];
}
