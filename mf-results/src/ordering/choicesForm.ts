/** The id of the form of order, party and comparison, which is sent where no script runs. */
export const CHOICES_FORM = 'result-choices';
