import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { endpoints } from '@greenroom/contract/endpoints';
import { PRERENDERED_SCREENS } from '@greenroom/contract/screens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderServerPage } from '../server-page.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const SCRIPT = 'console.log("a built script")';
const PAGE =
  '<!doctype html><script>document.title = "shell"</script><p class="a" style="--rows:3"><b style="--name:&quot;a&quot;">';

const HOME = '<!doctype html><meta property="og:image" content="/social.png">home';

async function buildWeb(): Promise<string> {
  const webDir = await mkdtemp(join(tmpdir(), 'greenroom-web-'));
  await mkdir(join(webDir, 'assets'));
  for (const screen of PRERENDERED_SCREENS) {
    await mkdir(join(webDir, screen), { recursive: true });
    await writeFile(join(webDir, screen, 'index.html'), `<!doctype html>${screen}`);
  }
  await writeFile(join(webDir, 'index.html'), HOME);
  await writeFile(join(webDir, '__spa-fallback.html'), PAGE);
  await writeFile(join(webDir, 'assets', 'app-1a2b.js'), SCRIPT);
  await writeFile(join(webDir, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(webDir, 'assets', 'figtree-latin-wght-normal-D_ZTVpCC.woff2'), 'a face');
  return webDir;
}

describe('pages, files and headers', () => {
  let webDir: string;
  let test: TestApp;
  beforeAll(async () => {
    webDir = await buildWeb();
    test = await buildTestApp({ ports: { webDir } });
  });
  afterAll(async () => {
    await test.close();
    await rm(webDir, { recursive: true, force: true });
  });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    test.app.inject({ method, url, headers });

  it('serves built assets for ever, in brotli to who takes it', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe(SCRIPT);
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect([packed.headers['content-encoding'], packed.statusCode]).toEqual(['br', 200]);
    expect(packed.headers['content-type']).toContain('javascript');
  });

  it('leads the pages of its own to the face of the built application', async () => {
    const reply = await get('/face.woff2');
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      '/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2',
    ]);
    expect((await get(String(reply.headers.location))).headers['content-type']).toBe('font/woff2');
  });

  it('leads browsers that look for an icon by themselves to ours', async () => {
    expect((await get('/favicon.ico')).headers.location).toBe('/favicon.svg');
  });

  it.each([
    ['/', 'home'],
    ['/interview/prepare', 'interview/prepare'],
    ['/privacy-policy', 'privacy'],
    ['/privacy-policy/', 'privacy'],
    ['/account', 'shell'],
    ['/interview/0198c0de-0000-7000-8000-000000000000', 'shell'],
    ['/auth/callback?code=a&iss=https://accounts.google.com', 'shell'],
    ['/account/', 'shell'],
  ])('answers %s with the page %s, never from a cache without asking', async (url, word) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(reply.body).toContain(word);
  });

  it.each(['/nowhere', '/interview', '/dashboard/more'])(
    'answers %s, where no screen is, as not found',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-cache']);
      expect(reply.body).toContain('shell');
    },
  );

  it.each(['/old-page.html', '/assets/gone.js', '/100%', '/%E0%A4%A?page=2'])(
    'shows whoever opens %s the page for what is not found',
    async (url) => {
      const reply = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect([reply.statusCode, reply.body]).toEqual([404, PAGE]);
    },
  );

  it.each(['/interviews/%00/result', '/%00', '/..%2fdashboard'])(
    'answers %s, which no file can be called, with a page',
    async (url) => {
      const reply = await get(url, { accept: 'text/html' });
      expect(reply.headers['content-type']).toContain('text/html');
      expect(reply.body).toBe(PAGE);
    },
  );

  it.each(['/dashboard', '/privacy-policy', '/assets/app-1a2b.js', '/api/v1/capabilities', '/healthz'])(
    'answers HEAD %s without a body',
    async (url) => {
      const reply = await get(url, {}, 'HEAD');
      expect([reply.statusCode, reply.body]).toEqual([200, '']);
    },
  );

  it.each([
    '/assets/gone.js',
    '/api/v1/nothing',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
  ])('has nothing at %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.body).not.toContain('greenroom"');
    expect(reply.json().error.requestId).toBeTruthy();
  });

  it('lets no inline script run but those of the built pages, and no frame around it', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src ')) ?? '';
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:/);
    expect(scripts).toMatch(/'sha256-[\w+/]{43}='/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('allows no inline style but those of the built pages and of the pages that the server renders', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const styles = policy.split(';').find((directive) => directive.startsWith('style-src ')) ?? '';
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const [, drawn = ''] = /<style>([\s\S]*?)<\/style>/.exec(renderServerPage('', '')) ?? [];
    const allowed = ["'self'", "'unsafe-hashes'", hashOf('--rows:3'), hashOf('--name:"a"'), hashOf(drawn)];
    expect(styles.split(' ').slice(1).toSorted()).toEqual(allowed.toSorted());
  });

  it('asks for https only where it is served by https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await buildTestApp({ env: { PUBLIC_URL: 'https://greenroom.example' }, ports: { webDir } });
    const { headers } = await secure.app.inject('/');
    await secure.close();
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests');
  });

  it('names the picture of a shared link by its whole address where the world reaches it', async () => {
    expect((await get('/')).body).toContain('content="/social.png"');
    const known = await buildTestApp({ env: { PUBLIC_URL: 'https://greenroom.example' }, ports: { webDir } });
    const page = await known.app.inject('/');
    expect(page.body).toContain('content="https://greenroom.example/social.png"');
    expect(page.headers['cache-control']).toBe('no-cache');
    const packed = await known.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(page.body);
    const again = await known.app.inject({ url: '/', headers: { 'if-none-match': String(page.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await known.app.inject('/account')).body).toContain('shell');
    await known.close();
  });

  it('keeps every answer of the API out of caches, refusals too', async () => {
    for (const path of ['/capabilities', '/profile', '/auth/start']) {
      expect((await test.ask(null, 'GET', path)).headers['cache-control']).toBe('no-store');
    }
  });

  it('documents every endpoint of the contract', async () => {
    const { paths } = (await get('/api/docs/openapi.json')).json() as { paths: Record<string, object> };
    const missing = Object.values(endpoints).filter(
      ({ path, method }) => !(method.toLowerCase() in (paths[`/api/v1${path}`] ?? {})),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('documents who may call an endpoint, what holds it, what it costs and what it takes', async () => {
    type Operation = {
      description: string;
      security?: object[];
      parameters?: { name: string; in: string }[];
      requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
    };
    const { paths } = (await get('/api/docs/openapi.json')).json() as {
      paths: Record<string, Record<string, Operation>>;
    };
    const review = paths['/api/v1/ai/parse/resume']?.post;
    expect(review?.description).toMatch(/^Anyone may call it.*5 a day.*`resume`/);
    expect(review?.security).toEqual([{}, { accessToken: [] }]);
    const upload = review?.requestBody?.content['multipart/form-data']?.schema.properties ?? {};
    expect(Object.keys(upload)).toEqual(expect.arrayContaining(['jobDescription', 'resume']));
    const quota = paths['/api/v1/user/{user_id}/quota']?.patch;
    expect(quota?.security).toEqual([{ accessToken: [] }]);
    expect(quota?.parameters).toContainEqual(expect.objectContaining({ name: 'idempotency-key', in: 'header' }));
  });

  it('documents that a text of a body may be null where it may be left out, and only what comes in', async () => {
    type Shown = { properties: Record<string, { type?: unknown; enum?: unknown[] }> };
    const { components } = (await get('/api/docs/openapi.json')).json() as {
      components: { schemas: Record<string, Shown> };
    };
    const typeOf = (name: string, field: string) => components.schemas[name]?.properties[field]?.type;
    expect(typeOf('FeedbackRequestInput', 'role')).toEqual(['string', 'null']);
    expect(components.schemas.FeedbackRequestInput?.properties.type).toEqual({
      type: ['string', 'null'],
      enum: ['Behavioral', 'Technical', 'Mixed', null],
    });
    expect(typeOf('FeedbackRequestInput', 'question')).toBe('string');
    expect(typeOf('FeedbackRequestInput', 'durationMs')).toBe('number');
    expect(typeOf('InterviewProgressInput', 'jobDescription')).toEqual(['string', 'null']);
    expect(typeOf('InterviewProgress', 'jobDescription')).toBe('string');
  });

  it('shows the reference without a request to anybody else, and lets its script run', async () => {
    const page = await get('/api/docs/');
    expect(page.statusCode).toBe(200);
    const sources = Array.from(page.body.matchAll(/(?:src|href)="([^"]+)"/g), ([, source]) => source ?? '');
    expect(sources.filter((source) => /^(https?:)?\/\//.test(source))).toEqual([]);
    const { hashInline } = await import('../plugins/headers.ts');
    const policy = String(page.headers['content-security-policy']);
    const { scripts } = hashInline(page.body);
    expect(scripts.length).toBeGreaterThan(0);
    for (const hash of scripts) expect(policy).toContain(hash);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  });
});
