/** Something that happened, told in three parts; `situation` holds the task as well. Each part is one to three sentences. */
export type Story = { situation: string; action: string; result: string };
export type StoryKind = 'problem' | 'people' | 'pressure' | 'mistake';

/** What a model candidate of one field can tell: who they are, why they do it, and one story of each kind. */
export type Biography = { profile: string; drive: string } & Record<StoryKind, Story>;

export function story(situation: string, action: string, result: string): Story {
  return { situation, action, result };
}
