/** What pictures are made of besides the pictures themselves: shades of skin, flags, joints. */
const JOINTS = '\\p{Emoji_Modifier}|[\\u{1F1E6}-\\u{1F1FF}]|\\uFE0F|\\u200D';
/** Signs that are marks of a list where they begin a line. */
const MARKS_OF_LISTS = '▪▶✔☑★☆';

const AT_START = new RegExp(`^(?:(?:(?![${MARKS_OF_LISTS}])\\p{Extended_Pictographic}|${JOINTS}|\\u20E3)\\s*)+`, 'u');
const AT_END = new RegExp(`(?: ?(?:\\p{Extended_Pictographic}|${JOINTS}))+$`, 'u');
/** Within a line only what is always a picture: ™ and © may belong to a name. */
const WITHIN = new RegExp(`[ \\t]?(?:\\p{Emoji_Presentation}|${JOINTS})`, 'gu');

/** The pictures in front of a line with the space after them; empty where there are none. */
export const picturesAtStart = (line: string): string => AT_START.exec(line)?.[0] ?? '';

export const withoutPicturesAtEnd = (line: string): string => line.replace(AT_END, '');

/** "We are looking for a Nurse 💜" ends in the title. */
export const withoutPictures = (text: string): string => text.replace(WITHIN, '');
