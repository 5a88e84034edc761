import type { ReactNode } from 'react';

export const emergencyWithoutLine = (emergency: ReactNode) => (
  <>En cas d’urgence, appelez son numéro d’urgence. Là où il répond, vous pouvez aussi appeler le {emergency}.</>
);
