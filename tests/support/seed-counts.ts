/** How many sample items of each kind the seed makes, but for pictures. */
export const SEED_COUNTS = {
  activities: 6,
  portfolio: 9,
  slides: 5,
  inspirations: 8,
  programs: 18,
  stories: 4,
  figures: 14,
}
