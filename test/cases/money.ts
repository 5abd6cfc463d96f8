import { US_BY_PRICE } from '../market/cars.ts';
import { type Case, nothing, ranged, search } from './case.ts';

/** Prices, mileage, offers. A range leaves out what has no value (supplement section 1). */
export const money: readonly Case[] = [
  ranged('price_range=31000-35900', 'price', { min: 31_000, max: 35_900 }, ['mustang', 'bmw3', 'model3']),
  ranged('price_range=-14500', 'price', { max: 14_500 }, ['leaf', 'civic']),
  ranged('price_range=74000-', 'price', { min: 74_000 }, ['x5', 'grancabrio']),
  ranged('price_range=*-*&rows=50', 'price', {}, US_BY_PRICE),
  {
    name: 'has_price=true',
    url: search('has_price=true&rows=50'),
    plan: { filters: [{ is: 'present', field: 'price' }] },
    request: { exists: { field: 'price' } },
    ids: US_BY_PRICE,
  },
  nothing('has_price=false', 'no filter (feeds.md section 5)'),
  ranged('msrp_range=50000-80000', 'msrp', { min: 50_000, max: 80_000 }, ['f150', 'f150new', 'x5']),
  ranged('miles_range=0-12', 'miles', { min: 0, max: 12 }, ['f150new', 'ioniq', 'x5']),
  {
    name: 'has_miles=true leaves out the leaf',
    url: search('has_miles=true&drivetrain=fwd'),
    plan: {
      filters: [
        { is: 'anyOf', field: 'drivetrain', values: ['fwd'] },
        { is: 'present', field: 'miles' },
      ],
    },
    request: { exists: { field: 'miles' } },
    ids: ['escape', 'civic'],
  },
  {
    name: 'price_change=negative: the price fell',
    url: search('price_change=negative'),
    plan: { filters: [{ is: 'between', field: 'price_change', max: 0, open: true }] },
    request: { range: { price_change: { lt: 0 } } },
    ids: ['mustang', 'bmw3'],
  },
  {
    name: 'price_change=Positive: the price rose; no change is neither',
    url: search('price_change=Positive'),
    plan: { filters: [{ is: 'between', field: 'price_change', min: 0, open: true }] },
    request: { range: { price_change: { gt: 0 } } },
    ids: ['civic'],
  },
  ranged('price_change_range=-2500|-1000', 'price_change', { min: -2500, max: -1000 }, ['mustang', 'bmw3']),
  ranged('price_change_range=-2500--1000', 'price_change', { min: -2500, max: -1000 }, ['mustang', 'bmw3']),
  ranged('price_change_range=-500%7C500', 'price_change', { min: -500, max: 500 }, ['civic', 'leaf']),
  ranged('finance_loan_term=60', 'finance_loan_term', { min: 60, max: 60 }, ['f150new']),
  ranged('finance_loan_apr=0-1.5', 'finance_loan_apr', { min: 0, max: 1.5 }, ['x5']),
  ranged('finance_down_payment=5000-8000', 'finance_down_payment', { min: 5000, max: 8000 }, [
    'f150new',
    'x5',
  ]),
  ranged('finance_down_payment_per=10', 'finance_down_payment_per', { min: 10, max: 10 }, ['f150new']),
  ranged('finance_emp=1000-', 'finance_emp', { min: 1000 }, ['x5']),
  ranged('lease_term=24-36', 'lease_term', { min: 24, max: 36 }, ['f150new', 'ioniq']),
  ranged('lease_down_payment=2000', 'lease_down_payment', { min: 2000, max: 2000 }, ['ioniq']),
  ranged('lease_emp=-300', 'lease_emp', { max: 300 }, ['ioniq']),
  {
    name: 'include_finance=true: any figure of a loan',
    url: search('include_finance=true'),
    plan: {
      filters: [
        {
          is: 'either',
          groups: [
            [{ is: 'present', field: 'finance_loan_term' }],
            [{ is: 'present', field: 'finance_loan_apr' }],
            [{ is: 'present', field: 'finance_down_payment' }],
            [{ is: 'present', field: 'finance_down_payment_per' }],
            [{ is: 'present', field: 'finance_emp' }],
          ],
        },
      ],
    },
    request: { exists: { field: 'finance_emp' } },
    ids: ['f150new', 'x5'],
  },
  {
    name: 'include_lease=true: any figure of a lease',
    url: search('include_lease=true'),
    plan: {
      filters: [
        {
          is: 'either',
          groups: [
            [{ is: 'present', field: 'lease_term' }],
            [{ is: 'present', field: 'lease_down_payment' }],
            [{ is: 'present', field: 'lease_emp' }],
          ],
        },
      ],
    },
    request: { exists: { field: 'lease_emp' } },
    ids: ['f150new', 'ioniq'],
  },
];
