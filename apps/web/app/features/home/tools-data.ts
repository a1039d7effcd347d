import FileCheck from 'lucide-react/icons/file-check';
import Mail from 'lucide-react/icons/mail';
import Mic from 'lucide-react/icons/mic';

/** The three tools that Home opens. */
export const TOOLS = [
  {
    to: '/interview/prepare',
    name: 'Mock Interviewer',
    promise: 'Answer real questions out loud and hear, answer by answer, what worked and what to say better.',
    action: 'Start New Mock Interview',
    Icon: Mic,
  },
  {
    to: '/resume',
    name: 'Resume Reviewer',
    promise: 'Compare your resume with a job and see which skills it shows and which ones are missing.',
    action: 'Review a resume',
    Icon: FileCheck,
  },
  {
    to: '/cover-letter',
    name: 'Cover Letter Generator',
    promise: 'Turn your resume and a job description into a letter that sounds like you wrote it.',
    action: 'Write a letter',
    Icon: Mail,
  },
] as const;
