import { z } from 'zod';
import { fetchWithoutRedirects } from '../../fetch-without-redirects.ts';

/** A server on this computer that lists models over the OpenAI protocol. `models` are those that can chat, in its order. */
export type LocalServer = { product: string; baseUrl: string; models: string[] };

/** Where each product listens unless its user changes it. */
const USUAL_ADDRESSES = [
  { product: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { product: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { product: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
  { product: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
] as const;

const ANSWER_LIMIT_MS = 800;
const MAX_LIST_BYTES = 1024 * 1024;
/** Names of models that do not chat: embeddings, reranking, speech, pictures. */
const IS_NO_CHAT = /embed|rerank|\bbge\b|minilm|whisper|\btts\b|kokoro|piper|parakeet|diffusion|\bclip\b/i;

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(300) })) });

async function listModels(baseUrl: string, limitMs: number): Promise<string[] | null> {
  try {
    const reply = await fetchWithoutRedirects(`${baseUrl}/models`, { signal: AbortSignal.timeout(limitMs) });
    if (!reply.ok || Number(reply.headers.get('content-length')) > MAX_LIST_BYTES) return null;
    const parsed = modelList.safeParse(await reply.json());
    return parsed.success ? parsed.data.data.map(({ id }) => id) : null;
  } catch {
    // Another program listens there, or none.
    return null;
  }
}

/** The model servers that answer at their usual addresses on this computer. Only their lists of models are read. */
export async function findLocalServers(
  addresses: readonly { product: string; baseUrl: string }[] = USUAL_ADDRESSES,
  limitMs: number = ANSWER_LIMIT_MS,
): Promise<LocalServer[]> {
  const found = await Promise.all(
    addresses.map(async ({ product, baseUrl }) => {
      const names = await listModels(baseUrl, limitMs);
      const models = (names ?? []).filter((name) => !IS_NO_CHAT.test(name));
      return models.length === 0 ? [] : [{ product, baseUrl, models }];
    }),
  );
  return found.flat();
}

/** The server and model to use: the first server with the wanted model, or the first chat model without a wish; else null. */
export function chooseLocalModel(
  servers: readonly LocalServer[],
  wanted: string | null,
): { product: string; baseUrl: string; model: string } | null {
  for (const { product, baseUrl, models } of servers) {
    // Ollama adds `:latest` to a name without a tag.
    const model = wanted === null ? models[0] : models.find((name) => name === wanted || name === `${wanted}:latest`);
    if (model !== undefined) return { product, baseUrl, model };
  }
  return null;
}
