/** Takes the place of the text while the sentence is made: no sentence contains it. */
const PLACE = '\u0000';

type WithTextProps = {
  /** Makes the sentence around the text. */
  words: (text: string) => string;
  /** What a person wrote: it keeps its own direction within the sentence. */
  text: string;
};

/** A sentence with a person's text inside, such as a name in Hebrew in an English sentence. */
export function WithText({ words, text }: WithTextProps) {
  const [before, after] = words(PLACE).split(PLACE);
  return (
    <>
      {before}
      <bdi>{text}</bdi>
      {after}
    </>
  );
}
