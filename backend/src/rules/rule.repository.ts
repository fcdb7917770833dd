import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ListQuery, notFound } from '../common/index.js';
import { type ListedTable, listRows, type Page, storedJson } from '../database/index.js';
import type { Rule } from './rule.entity.js';

export const RULE_COLUMNS = ['createdAt', 'title', 'description', 'isActive', 'id'] as const;
export type RuleColumn = (typeof RULE_COLUMNS)[number];

const fieldsWith = (text: string) =>
  `id, business_id AS "businessId", title, ${text}, is_active AS "isActive", interpretation, confirmed,
   created_at AS "createdAt", updated_at AS "updatedAt"`;
const FIELDS = fieldsWith('description');
/** Every visitor's message reads all rules; the few long ones must not fill the memory. Their effects are whole. */
const PRICING_FIELDS = fieldsWith('left(description, 4000) AS description');

const TABLE: ListedTable<RuleColumn> = {
  name: 'pricing_rules',
  fields: FIELDS,
  columns: { createdAt: 'created_at', title: 'title', description: 'description', isActive: 'is_active', id: 'id' },
  searched: "(title || ' ' || description)",
};

export type NewRule = Pick<Rule, 'title' | 'description' | 'isActive' | 'interpretation' | 'confirmed'>;

@Injectable()
export class RuleRepository {
  list(em: EntityManager, businessId: string, query: ListQuery<RuleColumn>): Promise<Page<Rule>> {
    return listRows(em, TABLE, businessId, query);
  }

  async hasAny(em: EntityManager, businessId: string): Promise<boolean> {
    const rows: unknown[] = await em.query('SELECT 1 FROM pricing_rules WHERE business_id = $1 LIMIT 1', [businessId]);
    return rows.length > 0;
  }

  /** Which of some titles are those of rules that the business has. */
  async titlesAmong(em: EntityManager, businessId: string, titles: string[]): Promise<Set<string>> {
    const rows: { title: string }[] = await em.query(
      'SELECT DISTINCT title FROM pricing_rules WHERE business_id = $1 AND title = ANY($2)',
      [businessId, titles],
    );
    return new Set(rows.map(({ title }) => title));
  }

  async find(em: EntityManager, businessId: string, id: string): Promise<Rule | null> {
    const [rule]: Rule[] = await em.query(`SELECT ${FIELDS} FROM pricing_rules WHERE business_id = $1 AND id = $2`, [
      businessId,
      id,
    ]);
    return rule ?? null;
  }

  /** Newest first; what an estimate is computed with. */
  listForPricing(em: EntityManager, businessId: string, most: number): Promise<Rule[]> {
    return em.query(
      `SELECT ${PRICING_FIELDS} FROM pricing_rules WHERE business_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
      [businessId, most],
    );
  }

  /** @throws DomainError not_found */
  async get(em: EntityManager, businessId: string, id: string): Promise<Rule> {
    const rule = await this.find(em, businessId, id);
    if (!rule) throw notFound('Rule');
    return rule;
  }

  async insert(em: EntityManager, businessId: string, rule: NewRule): Promise<Rule> {
    const [saved]: Rule[] = await em.query(
      `INSERT INTO pricing_rules (business_id, title, description, is_active, interpretation, confirmed)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${FIELDS}`,
      [businessId, rule.title, rule.description, rule.isActive, storedJson(rule.interpretation), rule.confirmed],
    );
    if (!saved) throw new Error('inserting a rule returned no row');
    return saved;
  }

  /** Null when there is no such rule, or when it has changed since `unchangedSince`. */
  async update(
    em: EntityManager,
    businessId: string,
    id: string,
    rule: NewRule,
    unchangedSince: string | null,
  ): Promise<Rule | null> {
    const [rows]: [Rule[], number] = await em.query(
      `UPDATE pricing_rules SET title = $3, description = $4, is_active = $5, interpretation = $6, confirmed = $7, updated_at = now()
       WHERE business_id = $1 AND id = $2 AND ($8::timestamptz IS NULL OR date_trunc('milliseconds', updated_at) = $8)
       RETURNING ${FIELDS}`,
      [
        businessId,
        id,
        rule.title,
        rule.description,
        rule.isActive,
        storedJson(rule.interpretation),
        rule.confirmed,
        unchangedSince,
      ],
    );
    return rows[0] ?? null;
  }

  async remove(em: EntityManager, businessId: string, id: string): Promise<boolean> {
    const [, count]: [unknown, number] = await em.query(
      'DELETE FROM pricing_rules WHERE business_id = $1 AND id = $2',
      [businessId, id],
    );
    return count > 0;
  }
}
