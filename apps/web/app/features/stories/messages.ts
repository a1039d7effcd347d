import { SKILL_LABELS } from '@greenroom/contract/constants';

export const storyMessages = {
  heading: 'Your saved stories',
  lead: {
    account:
      'Saved with your account. They are offered in your notes, your resume review and your letters where they fit.',
    device: 'Saved in this browser. Sign in to save them with your account.',
  },
  none: 'No stories yet. After a good answer, press “Save as a story”.',
  failed: 'Your stories could not be loaded.',
  show: 'Read the story',
  skills: SKILL_LABELS,
  from: 'See the feedback',
  copy: 'Copy the story',
  edit: 'Edit',
  delete: 'Delete',
  of: (action: string, title: string) => `${action}: ${title}`,
  fate: {
    stays: 'Stays when its interview is deleted.',
    goes: 'Deleted together with its interview.',
  },
  form: {
    title: 'Title',
    text: 'Story',
    skills: 'What it shows',
    stays: 'Keep this story if its interview is deleted',
    staysHint: 'Otherwise deleting the interview deletes this story too.',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'The story could not be saved.',
  },
  deletion: {
    title: 'Delete this story?',
    description: 'Your interview and its feedback stay. The story cannot be brought back.',
    confirm: 'Delete',
    failed: 'The story could not be deleted.',
  },
  choice: {
    heading: 'Your stories in the letter',
    edit: 'Edit your stories',
    lead: 'Choose up to two, and say what the letter should tell of them. Your words are used as they are.',
    words: (title: string) => `Words for the letter: ${title}`,
  },
} as const;
