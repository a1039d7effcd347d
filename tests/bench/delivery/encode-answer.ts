import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';

export const SAMPLE_RATE = 16_000;
/** Chromium's own choice for one channel. */
const BITS_A_SECOND = 128_000;
const MUXER = createRequire(import.meta.url)
  .resolve('mediabunny')
  .replace(/[^/]+$/, 'mediabunny.min.cjs');

type Muxer = typeof import('mediabunny');
type Choice = { pcm: string; sampleRate: number; bitrate: number };

/** Runs in the page. */
async function encode({ pcm, sampleRate, bitrate }: Choice): Promise<string> {
  const { mediabunny } = globalThis as unknown as { mediabunny: Muxer };
  const { AudioBufferSource, BufferTarget, Output, WebMOutputFormat } = mediabunny;
  const bytes = Uint8Array.from(atob(pcm), (character) => character.charCodeAt(0));
  const samples = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_768);
  const sound = new AudioBuffer({ length: samples.length, sampleRate, numberOfChannels: 1 });
  sound.copyToChannel(samples, 0);
  // The recorder of the product records what the sound card has.
  const resampler = new OfflineAudioContext(1, (samples.length / sampleRate) * 48_000, 48_000);
  const source = resampler.createBufferSource();
  source.buffer = sound;
  source.connect(resampler.destination);
  source.start();
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const track = new AudioBufferSource({ codec: 'opus', bitrate });
  output.addAudioTrack(track);
  await output.start();
  await track.add(await resampler.startRendering());
  await output.finalize();
  const encoded = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  let text = '';
  for (let at = 0; at < encoded.length; at += 0x8000) text += String.fromCharCode(...encoded.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Writes the sound as the product's recorder does: opus in webm. In a browser by itself, so that its memory is not counted. */
export async function encodeAnswer(launch: () => Promise<Browser>, sound: Buffer, path: string): Promise<void> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    // The encoder wants a secure context.
    await page.route('https://answer.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Answer</title>' }),
    );
    await page.goto('https://answer.example/');
    const bundle = readFileSync(MUXER, 'utf8');
    await page.addScriptTag({
      content: `{const exports={};const module={exports};${bundle};globalThis.mediabunny=module.exports;}`,
    });
    const choice = { pcm: sound.toString('base64'), sampleRate: SAMPLE_RATE, bitrate: BITS_A_SECOND };
    await writeFile(path, Buffer.from(await page.evaluate(encode, choice), 'base64'));
  } finally {
    await browser.close();
  }
}
