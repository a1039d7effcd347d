/** A paragraph with what the person wants to be told of their stories behind it, word for word. Their own words are their evidence. */
export function quoteStories(paragraph: string, stories: readonly string[]): string {
  const told = stories
    .map((story) => story.replace(/\s+/gu, ' ').trim())
    .filter((story) => story !== '' && !paragraph.includes(story))
    .map((story) => (/[.!?…]["”’)]*$/u.test(story) ? story : `${story}.`));
  return [paragraph, ...told].filter((part) => part !== '').join(' ');
}
