import type { Handler } from 'hono';
import type { Partner } from '../accounts/accounts.ts';
import type { Right } from '../accounts/plans.ts';
import type { ChangeKind } from '../catalog/changes.ts';
import type { Example, Parameter } from '../catalog/parameter.ts';
import type { SearchedMarket } from '../catalog/roles.ts';
import type { Schema } from '../catalog/schema.ts';
import type { SearchLimits, SearchPolicy } from '../search/policy.ts';
import type { SuggestPolicy } from '../search/suggest/policy.ts';
import type { ExplainedUrl, OperationExplanation } from './explain/explanation.ts';
import type { DocumentedResponse } from './openapi/responses.ts';
import type { ApiEnv, Service } from './request/context.ts';
import type { LinkOf } from './request/links.ts';

/** Groups of the reference (reference/texts.ts says what is in each). */
export type Tag =
  | 'listings'
  | 'inventory'
  | 'dealers'
  | 'history'
  | 'sales'
  | 'incentives'
  | 'suggestions'
  | 'vehicles'
  | 'jobs'
  | 'views'
  | 'service';

/** A dataset that an operation answers from, its market if it has one, and which changes its answers show. */
export interface AnswerSource {
  readonly dataset: string;
  readonly market?: string;
  readonly shows: readonly ChangeKind[];
}

/** What an operation is told besides the URL that it explains. */
export interface ExplainContext {
  readonly limits: SearchLimits;
  readonly now: Date;
}

/**
 * One operation of the interface, whole: a file in operations/ exports those that belong together, and routing, checks,
 * the OpenAPI document, webhooks, explain, links and the console follow from it.
 */
export interface Operation {
  /** what it is, for those who look for operations of a kind: 'listing details', 'history' */
  readonly kind: string;
  /**
   * in the OpenAPI document the lowest first; of two paths that fit one URL the lower one answers. No two are equal: the program
   * names both when it starts. The operations that there are, are numbered in tens.
   */
  readonly order: number;
  /** path below /v2; members in braces */
  readonly path: string;
  /** path of the operation that it gives in another form: a plan without that one has neither */
  readonly partOf?: string;
  /** another path of ours that answers the same */
  readonly also?: string;
  /** default: GET, and HEAD with it */
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly summary: string;
  /** a request that the sample of `npm start` answers; left out where what it asks for has no name that stays */
  readonly example?: Example | undefined;
  readonly tag: Tag;
  /** query parameters but the key */
  readonly parameters: readonly Parameter[];
  /** one of the query parameters of these names has to be sent */
  readonly needs?: readonly string[];
  /** statuses besides 200, those of every operation (401, 403, 429), and the 409 that `isPaged` brings */
  readonly errors: readonly number[];
  /** `requestBody` of the OpenAPI document */
  readonly requestBody?: object;
  /** options of curl that send what an example posts */
  readonly sends?: string;
  /** the body is a file, whose limits the operation keeps itself */
  readonly takesFile?: boolean;
  /** responses that are no errors, by status */
  answers(): Readonly<Record<string, DocumentedResponse>>;
  /** schemas that its answers refer to, by name */
  schemas?(): Readonly<Record<string, Schema>>;
  /**
   * its pages are of one version of the data: answers name it (X-Data-Version), and a version that is gone is 409. Left out where
   * there is no next page.
   */
  readonly isPaged?: boolean;
  /** path of the operation to use in its place */
  readonly replacedBy?: string | undefined;
  /** partner whose terms the account must have accepted */
  readonly terms?: Partner;
  /** right that the key must have besides the plan's */
  readonly right?: Right;
  /** the one market that it answers of: the console puts what is of a market together */
  readonly market?: SearchedMarket;
  /**
   * of an operation that answers a page with facets, statistics and orders, and takes every parameter of the search
   * (search/read.ts, searchParameters): the console explores it, a new delivery warms it, and tests ask each of its
   * parameters. Left out where an operation only counts what a search finds.
   */
  readonly search?: SearchPolicy;
  /** what stands in such a page, as the console shows it; what marketplaces take is not shown there */
  readonly shows?: 'listing' | 'directory' | 'incentive' | 'marketplace';
  /** of an operation that groups or exports what a search finds: how that search is narrowed */
  readonly finds?: SearchPolicy;
  /** of an auto-complete */
  readonly suggests?: SuggestPolicy;
  /** what it answers from: a delivery of it is told to webhooks; none where no delivery changes its answers */
  readonly sources: readonly AnswerSource[] | 'every delivery';
  /** how listings link to it, where include_relevant_links asks for links */
  readonly link?: LinkOf | undefined;
  /** makes the handler; `table` is every operation, for those that look others up */
  handle(service: Service, table: readonly Operation[]): Handler<ApiEnv>;
  /** the plan of a URL of the operation, and what is asked for it, without running it; throws a Refusal as the URL itself would */
  explain(
    url: ExplainedUrl,
    explaining: ExplainContext,
  ): OperationExplanation | Promise<OperationExplanation>;
}

/** Statuses of a search that the OpenAPI document names. */
export const SEARCH_ERRORS = [400, 422, 500, 503];
