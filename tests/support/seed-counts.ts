/** The number of sample items of each kind that the seed creates, without pictures. */
export const SEED_COUNTS = {
  activities: 6,
  portfolio: 9,
  slides: 5,
  inspirations: 8,
  programs: 18,
  stories: 4,
  figures: 14,
}
