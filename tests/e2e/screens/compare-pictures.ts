import type { Page } from '@playwright/test';

export type Picture = Buffer;

/** Differences of a channel up to this are rounding: of a glyph's edge, of the picture's own compression. */
const CHANNEL_TOLERANCE = 40;

/**
 * How much of a picture differs from another, 0 to 1; 1 when they are not of the same size. The browser decodes both.
 * @param page any page; nothing on it changes
 */
export async function partOfPictureThatDiffers(page: Page, kept: Picture, taken: Picture): Promise<number> {
  if (kept.equals(taken)) return 0;
  return page.evaluate(
    async ({ pictures, tolerance }) => {
      const [first, second] = await Promise.all(
        pictures.map(async (data) => {
          const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!first || !second || first.width !== second.width || first.height !== second.height) return 1;
      let differing = 0;
      for (let pixel = 0; pixel < first.data.length; pixel += 4) {
        const isOther = [0, 1, 2].some(
          (channel) => Math.abs((first.data[pixel + channel] ?? 0) - (second.data[pixel + channel] ?? 0)) > tolerance,
        );
        if (isOther) differing += 1;
      }
      return differing / (first.width * first.height);
    },
    { pictures: [kept.toString('base64'), taken.toString('base64')], tolerance: CHANNEL_TOLERANCE },
  );
}
