import { stem } from './stem.ts';

const STOP_WORDS = new Set(
  `a an the and or but of to in on at for with from by about into through as is are was were be been do did does have has had can could
  would will should you your yourself me my i we us our it its that this these those what how why when where which who tell describe
  explain give example time situation walk talk share there any some more most one ever get got than then so if not no they them their
  work worked working experience job role like want know think make made good great best new thing things kind way people person used use
  using lot bit really just also well first last day days week year years long many much handle handled deal dealt before during after
  case different project projects company current previous part something someone anything please want need needed lately`.split(
    /\s+/,
  ),
);

/** Stems of the words that carry something. */
export function contentStems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.'-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map(stem);
}
