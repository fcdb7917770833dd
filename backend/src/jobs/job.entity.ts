/** A finished job and what it cost, as stored. */
export interface Job {
  id: string;
  businessId: string;
  title: string;
  description: string;
  priceCents: number;
  /** ISO date; null when the owner did not say. */
  completedAt: string | null;
  createdAt: Date;
  updatedAt: Date;
}
