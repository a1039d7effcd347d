import type pg from 'pg';

/** A statement as it was sent, with its parameters. */
export type SentQuery = { text: string; parameters: unknown[] };
type PlanNode = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: PlanNode[] };
type Explained = { Plan: PlanNode; 'Execution Time'?: number };
export type Plan = { executionMs: number; scanned: string[] };

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Violated foreign key: the row that the statement refers to was rolled back with the call. */
const MISSING_REFERENCE = '23503';

/** A statement that cannot run by itself is planned only. */
async function readPlan(client: pg.Client, { text, parameters }: SentQuery): Promise<Explained | undefined> {
  const explain = async (options: string) =>
    (await client.query(`explain (${options}, format json) ${text}`, parameters)).rows[0]['QUERY PLAN'] as Explained[];
  await client.query('savepoint before');
  try {
    return (await explain('analyze'))[0];
  } catch (cause) {
    if ((cause as { code?: string }).code !== MISSING_REFERENCE) throw cause;
    await client.query('rollback to before');
    return (await explain('costs'))[0];
  }
}

/** Runs a statement without its effect. `scanned` names the tables, among those given, that it reads from end to end. */
export async function explainQuery(client: pg.Client, query: SentQuery, large: ReadonlySet<string>): Promise<Plan> {
  await client.query('begin');
  try {
    const explained = await readPlan(client, query);
    if (!explained) throw new Error('no plan');
    const scans = nodesOf(explained.Plan).filter(
      (node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''),
    );
    return {
      executionMs: explained['Execution Time'] ?? 0,
      scanned: [...new Set(scans.map((node) => node['Relation Name'] ?? ''))],
    };
  } finally {
    await client.query('rollback');
  }
}
