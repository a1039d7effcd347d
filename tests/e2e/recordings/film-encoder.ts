import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';

const MUXER = createRequire(import.meta.url)
  .resolve('mediabunny')
  .replace(/[^/]+$/, 'mediabunny.min.cjs');
/** Of VP9, from 0 (best) to 63: letters stay sharp, and a picture that does not change costs next to nothing. */
const QUANTIZER = 30;
const SCALE_TO_MICROSECONDS = 1000;

export type FilmEncoder = {
  /** One picture and how long it is shown. */
  add: (png: Buffer, lastsMs: number) => Promise<void>;
  finish: () => Promise<Buffer>;
};

type Muxer = typeof import('mediabunny');
type FilmState = { add: (png: string, lastsUs: number) => Promise<void>; finish: () => Promise<string> };
type FilmPage = typeof globalThis & { mediabunny: Muxer; film: FilmState };

/** Runs in the browser: encodes at a constant quality, however long a picture takes. */
async function openFilm({ width, height, quantizer }: { width: number; height: number; quantizer: number }) {
  const { mediabunny: muxer } = globalThis as FilmPage;
  const output = new muxer.Output({ format: new muxer.WebMOutputFormat(), target: new muxer.BufferTarget() });
  const track = new muxer.EncodedVideoPacketSource('vp9');
  output.addVideoTrack(track);
  await output.start();
  let written = Promise.resolve();
  const encoder = new VideoEncoder({
    output: (chunk, meta) => {
      written = written.then(() => track.add(muxer.EncodedPacket.fromEncodedChunk(chunk), meta));
    },
    error: (error) => console.error(error),
  });
  encoder.configure({ codec: 'vp09.00.50.08', width, height, bitrateMode: 'quantizer', latencyMode: 'quality' });
  let atUs = 0;
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  (globalThis as FilmPage).film = {
    add: async (png, lastsUs) => {
      const picture = await createImageBitmap(new Blob([bytesOf(png)], { type: 'image/png' }));
      const frame = new VideoFrame(picture, { timestamp: atUs, duration: lastsUs });
      encoder.encode(frame, { keyFrame: atUs === 0, vp9: { quantizer } });
      frame.close();
      atUs += lastsUs;
      await encoder.flush();
    },
    finish: async () => {
      await encoder.flush();
      await written;
      await output.finalize();
      const bytes = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0));
      let text = '';
      for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
      return btoa(text);
    },
  };
}

/** An encoder of pictures of that size, in a page by itself. */
export async function openFilmEncoder(browser: Browser, size: { width: number; height: number }): Promise<FilmEncoder> {
  const page: Page = await browser.newPage();
  // The encoder wants a secure context.
  await page.route('https://film.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  );
  await page.goto('https://film.example/');
  const bundle = readFileSync(MUXER, 'utf8');
  await page.addScriptTag({
    content: `{const exports={};const module={exports};${bundle};globalThis.mediabunny=module.exports;}`,
  });
  await page.evaluate(openFilm, { ...size, quantizer: QUANTIZER });
  return {
    add: (png, lastsMs) =>
      page.evaluate(([text, lastsUs]) => (globalThis as FilmPage).film.add(text, lastsUs), [
        png.toString('base64'),
        Math.round(lastsMs * SCALE_TO_MICROSECONDS),
      ] as const),
    finish: async () => {
      const text = await page.evaluate(() => (globalThis as FilmPage).film.finish());
      await page.close();
      return Buffer.from(text, 'base64');
    },
  };
}
