export const planBenefits = 'Plan your benefits';
export const plannerPage = 'Open the planner on its own page';
