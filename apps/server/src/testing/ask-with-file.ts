import type { Answer, TestApp, TestPerson } from './test-app.ts';

type FileCall = {
  path: string;
  method?: 'POST' | 'PUT';
  fields?: Record<string, string>;
  file?: { bytes: Buffer; field?: string; name?: string };
  person?: TestPerson | null;
  operationId?: string;
};

/** A multipart call as a browser sends it: the text fields first, then the file. */
export async function askWithFile(test: TestApp, call: FileCall): Promise<Answer> {
  const { path, method = 'POST', fields = {}, file, person = null, operationId } = call;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) {
    const blob = new Blob([new Uint8Array(file.bytes)], { type: 'application/pdf' });
    form.append(file.field ?? 'resume', blob, file.name ?? 'resume.pdf');
  }
  const encoded = new Response(form);
  return test.ask(person, method, path, {
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(operationId ? { 'idempotency-key': operationId } : {}),
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}
