import { chromium } from '@playwright/test';

type Recording = {
  /** A WAV file that the browser takes for its microphone. */
  source: string;
  durationMs: number;
  sliceMs: number;
  browserPath?: string | undefined;
};

/** Records through Chromium's own MediaRecorder, as the product does. Answers the slices of a webm file. */
export async function recordInBrowser({ source, durationMs, sliceMs, browserPath }: Recording): Promise<Buffer[]> {
  const browser = await chromium.launch({
    executablePath: browserPath ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${source}%noloop`,
    ],
  });
  try {
    const page = await browser.newPage();
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>recorder</title>' }));
    await page.goto('http://localhost/');
    const slices = await page.evaluate(
      async (times) => {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 32_000 });
        const chunks: Blob[] = [];
        recorder.addEventListener('dataavailable', (event) => chunks.push(event.data));
        const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
        recorder.start(times.sliceMs);
        await new Promise((resolve) => setTimeout(resolve, times.durationMs));
        recorder.stop();
        await stopped;
        return Promise.all(chunks.map(async (chunk) => Array.from(new Uint8Array(await chunk.arrayBuffer()))));
      },
      { durationMs, sliceMs },
    );
    return slices.map((bytes) => Buffer.from(bytes));
  } finally {
    await browser.close();
  }
}
