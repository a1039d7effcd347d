/** Feedback for one answer as a client saves it, with one score for all that is scored. */
export const feedbackEntry = (score: number | null) => ({
  overallScorePerResponse: score,
  overallFeedbackPerResponse: 'Clear.',
  skillsScore: {
    communicationScore: score,
    teamworkScore: score,
    problemSolvingScore: score,
    adaptabilityScore: score,
    creativityScore: score,
    leadershipScore: null,
  },
  skillsFeedback: {
    communicationFeedback: 'a',
    teamworkFeedback: 'b',
    problemSolvingFeedback: 'c',
    adaptabilityFeedback: 'd',
    creativityFeedback: 'e',
    leadershipFeedback: 'f',
  },
});
