import { type ReactNode, useState } from 'react';
import { cn } from '~/lib/class-names.ts';

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** An emoji or a letter with its marks is one letter, of however many characters. */
const firstLetter = (word = ''): string => [...LETTERS.segment(word)][0]?.segment ?? '';

/** "Ada King Lovelace" → "AL": the first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map(firstLetter).join('').toLocaleUpperCase();
}

const SIZES = { sm: 'size-8 text-xs', default: 'size-10 text-sm', lg: 'size-20 text-2xl' } as const;
const TONES = { accent: 'bg-accent-soft text-accent-ink', neutral: 'bg-fill text-ink-soft' } as const;

type AvatarProps = {
  name: string;
  pictureUrl?: string | null;
  /** Is in for the initials. */
  icon?: ReactNode;
  size?: keyof typeof SIZES;
  tone?: keyof typeof TONES;
  className?: string;
};

/** A person's picture, else their initials or an icon. The name beside it says who it is, so it is not read out. */
export function Avatar({ name, pictureUrl, icon, size = 'default', tone = 'accent', className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isPictureShown = Boolean(pictureUrl) && pictureUrl !== brokenUrl;
  return (
    <span
      aria-hidden
      className={cn(
        'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full font-semibold [&_svg]:size-[1.25em]',
        SIZES[size],
        TONES[tone],
        className,
      )}
    >
      {isPictureShown ? (
        <img
          src={pictureUrl ?? undefined}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBrokenUrl(pictureUrl ?? null)}
        />
      ) : (
        (icon ?? initials(name))
      )}
    </span>
  );
}
