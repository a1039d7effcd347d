import autocannon from 'autocannon';

type Load = { url: string; seconds?: number; connections?: number; headers?: Record<string, string> };

/** Requests a second of one address under load. Answers that are not 2xx make the figure void. */
export async function requestsPerSecond({ url, seconds = 4, connections = 32, headers = {} }: Load): Promise<number> {
  const result = await autocannon({ url, duration: seconds, connections, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers from ${url} were not OK`);
  return result.requests.average;
}
