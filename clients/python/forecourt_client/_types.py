# Generated from the OpenAPI document by npm run clients. Not to be edited.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict


class Error(TypedDict):
    code: int
    """
    The HTTP status.
    """
    message: str
    error: NotRequired[str]
    """
    The RFC 6749 error code; OAuth operations only.
    """
    error_description: NotRequired[str]


class RejectedField(TypedDict):
    """
    In place of what was asked of a field: why there is none.
    """

    result: Literal['Error']
    message: str


class FacetCount(TypedDict):
    """
    A value of a field, and the listings that have it.
    """

    item: str
    count: int


class RangeFacetCount(TypedDict):
    lower_bound: float
    upper_bound: float
    count: int


class RangeFacet(TypedDict):
    """
    Listings by equal intervals of a field, and those outside them.
    """

    counts: list[RangeFacetCount]
    interval: float
    start: float
    end: float
    before: int
    between: int
    after: int


class FieldStatistics(TypedDict):
    """
    Statistics of a field; there are only the figures that the values allow.
    """

    count: int
    missing: int
    min: NotRequired[float]
    max: NotRequired[float]
    sum: NotRequired[float]
    mean: NotRequired[float]
    stddev: NotRequired[float]
    sum_of_squares: NotRequired[float]
    median: NotRequired[float]
    percentiles: NotRequired[dict[str, float]]


Facets: TypeAlias = dict[str, list[FacetCount | RejectedField]]
"""
Field → terms with their listing counts; one Error object for a rejected field.
"""


RangeFacets: TypeAlias = dict[str, RangeFacet | RejectedField]
"""
Field → listing counts in equal intervals; an Error object for a rejected field.
"""


Stats: TypeAlias = dict[str, FieldStatistics | RejectedField]
"""
Field → statistics over the listings that have a value; an Error object for a rejected field.
"""


class TermFacet(TypedDict):
    term: NotRequired[str]
    count: NotRequired[int]
    result: NotRequired[Literal['Error']]
    message: NotRequired[str]


TermFacets: TypeAlias = dict[str, list[TermFacet]]
"""
Field → terms with their incentive counts; one Error object for a rejected field.
"""


RangeFacetArrays: TypeAlias = dict[str, list[RangeFacet | RejectedField]]
"""
Like RangeFacets, each in an array of one element.
"""


class ListingBuild(TypedDict):
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    version: NotRequired[str]
    """
    Version: the trim with its variant.
    """
    vehicle_type: NotRequired[str]
    """
    Vehicle type, for example Car, Truck.
    """
    body_type: NotRequired[str]
    """
    Body type, for example SUV, Sedan.
    """
    body_subtype: NotRequired[str]
    """
    Body subtype, for example Crew.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain: 4WD, AWD, FWD, RWD.
    """
    fuel_type: NotRequired[str]
    """
    Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded.
    """
    powertrain_type: NotRequired[str]
    """
    Powertrain: Combustion, BEV, HEV, MHEV, PHEV.
    """
    engine: NotRequired[str]
    """
    Engine, for example 2.0L I4.
    """
    engine_block: NotRequired[str]
    """
    Engine block, for example I, V, H.
    """
    engine_size: NotRequired[float]
    """
    Engine displacement in litres.
    """
    engine_aspiration: NotRequired[str]
    """
    Engine aspiration, for example Turbocharged.
    """
    transmission: NotRequired[str]
    """
    Transmission: Automatic, CVT, Manual.
    """
    doors: NotRequired[int]
    """
    Number of doors.
    """
    cylinders: NotRequired[int]
    """
    Number of cylinders.
    """
    seating_capacity: NotRequired[int]
    """
    Number of seats.
    """
    city_mpg: NotRequired[float]
    """
    City fuel economy in miles per gallon.
    """
    highway_mpg: NotRequired[float]
    """
    Highway fuel economy in miles per gallon.
    """
    made_in: NotRequired[str]
    """
    Country of manufacture.
    """
    overall_height: NotRequired[str]
    """
    Height in inches.
    """
    overall_length: NotRequired[str]
    """
    Length in inches.
    """
    overall_width: NotRequired[str]
    """
    Width in inches.
    """
    std_seating: NotRequired[str]
    """
    Standard seating.
    """


class ListingDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class ListingMcDealership(TypedDict):
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """
    mc_website_id: NotRequired[int]
    """
    Website id.
    """
    mc_dealer_id: NotRequired[int]
    """
    Dealer id of the newer directory.
    """
    mc_location_id: NotRequired[int]
    """
    Location id.
    """
    mc_rooftop_id: NotRequired[int]
    """
    Rooftop id.
    """
    mc_dealership_group_id: NotRequired[int]
    """
    Dealership group id.
    """
    mc_sub_dealership_group_id: NotRequired[int]
    """
    Dealership sub-group id.
    """
    mc_dealership_group_name: NotRequired[str]
    """
    Name of the dealership group.
    """
    mc_sub_dealership_group_name: NotRequired[str]
    """
    Name of the dealership sub-group.
    """
    mc_category: NotRequired[str]
    """
    Category of the seller, for example Dealer, Retailer.
    """


class ListingCarLocation(TypedDict):
    seller_name: NotRequired[str]
    """
    Name of the location of the vehicle.
    """
    street: NotRequired[str]
    """
    Street of the vehicle's location.
    """
    city: NotRequired[str]
    """
    City of the vehicle's location.
    """
    state: NotRequired[str]
    """
    State of the vehicle's location.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the vehicle's location.
    """
    latitude: NotRequired[str]
    """
    Latitude of the vehicle's location.
    """
    longitude: NotRequired[str]
    """
    Longitude of the vehicle's location.
    """


class ListingMediaPart(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class ListingFinancingOption(TypedDict):
    loan_term: NotRequired[float]
    """
    Loan term in months.
    """
    loan_apr: NotRequired[float]
    """
    Annual percentage rate of the loan.
    """
    down_payment: NotRequired[float]
    """
    Down payment of the loan.
    """
    down_payment_percentage: NotRequired[float]
    """
    Down payment of the loan in percent.
    """
    estimated_monthly_payment: NotRequired[float]
    """
    Estimated monthly payment of the loan.
    """


class ListingLeasingOption(TypedDict):
    lease_term: NotRequired[float]
    """
    Lease term in months.
    """
    down_payment: NotRequired[float]
    """
    Down payment of the lease.
    """
    estimated_monthly_payment: NotRequired[float]
    """
    Monthly lease payment.
    """


class Listing(TypedDict):
    """
    Active car listings of the US and Canada.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    data_source: NotRequired[str]
    """
    Where the listing was collected.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used; certified vehicles are used vehicles with is_certified 1.
    """
    is_certified: NotRequired[Literal[0, 1]]
    """
    1 for a certified pre-owned vehicle, 0 for one that is not.
    """
    vehicle_status: NotRequired[str]
    """
    Available or Coming Soon.
    """
    availability_status: NotRequired[str]
    """
    Stock status in the dealer's words.
    """
    in_transit: NotRequired[bool]
    """
    Whether the vehicle is on its way to the dealer.
    """
    carfax_1_owner: NotRequired[bool]
    """
    Whether it had a single owner.
    """
    carfax_clean_title: NotRequired[bool]
    """
    Whether it has a clean title.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    ref_price: NotRequired[float]
    """
    Price before the last change.
    """
    ref_miles: NotRequired[float]
    """
    Odometer reading before the last change.
    """
    price_as_given: NotRequired[str]
    """
    Price as the feed gave it, where that is in another currency: 18990 EUR.
    """
    price_change_percent: NotRequired[float]
    """
    Price change in percent of the previous price, two decimals.
    """
    build: NotRequired[ListingBuild]
    model_code: NotRequired[str]
    """
    Manufacturer's model code.
    """
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    base_ext_color: NotRequired[str]
    """
    Base exterior colour.
    """
    base_int_color: NotRequired[str]
    """
    Base interior colour.
    """
    dealer: NotRequired[ListingDealer]
    mc_dealership: NotRequired[ListingMcDealership]
    car_location: NotRequired[ListingCarLocation]
    high_value_features: NotRequired[list[str]]
    """
    High-value features.
    """
    options_packages: NotRequired[list[str]]
    """
    Option packages.
    """
    media: NotRequired[ListingMediaPart]
    financing_options: NotRequired[list[ListingFinancingOption]]
    leasing_options: NotRequired[list[ListingLeasingOption]]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    first_seen_at_source: NotRequired[int]
    """
    First seen on this source.
    """
    first_seen_at_source_date: NotRequired[str]
    """
    First seen on this source.
    """
    first_seen_at_mc: NotRequired[int]
    """
    First seen on any source.
    """
    first_seen_at_mc_date: NotRequired[str]
    """
    First seen on any source.
    """
    dom: NotRequired[int]
    """
    Days on the market, lifetime.
    """
    dom_180: NotRequired[int]
    """
    Days on the market within the last 180 days.
    """
    dom_active: NotRequired[int]
    """
    Days on the market in the current stint.
    """
    dos_active: NotRequired[int]
    """
    Days on this source.
    """
    ref_price_dt: NotRequired[int]
    """
    Last day of the price before the last change.
    """
    ref_miles_dt: NotRequired[int]
    """
    Last day of the odometer reading before the last change.
    """
    dist: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """
    preferred_dealer: NotRequired[bool]
    """
    Whether the account prefers the dealer; with include_preferred_dealer_flag, if there is a list.
    """


class ListingPoint(TypedDict):
    """
    A map point; with plot=true.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    dom: NotRequired[int]
    """
    Days on the market, lifetime.
    """
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    dealer_id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    seller_name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    latitude: NotRequired[float]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[float]
    """
    Longitude of the dealer.
    """
    photo_link: NotRequired[str]
    """
    The first photo.
    """


class PivotGroupBy(TypedDict):
    field: str
    missing: int
    """
    Listings without a value of the field.
    """
    other: int
    """
    Listings with values, none of which is among the groups shown.
    """


class PivotColumn(TypedDict):
    item: str
    """
    Term of the field.
    """
    count: int
    """
    Listings of the group.
    """
    stats: NotRequired[dict[str, dict[str, float]]]
    """
    Field → figures that were asked for; one that does not exist (the mean of none) is absent.
    """


class PivotRowCell(TypedDict):
    item: str
    """
    Term of the field.
    """
    count: int
    """
    Listings of the group.
    """
    stats: NotRequired[dict[str, dict[str, float]]]
    """
    Field → figures that were asked for; one that does not exist (the mean of none) is absent.
    """


class PivotRow(TypedDict):
    item: str
    """
    Term of the field.
    """
    count: int
    """
    Listings of the group.
    """
    stats: NotRequired[dict[str, dict[str, float]]]
    """
    Field → figures that were asked for; one that does not exist (the mean of none) is absent.
    """
    cells: NotRequired[list[PivotRowCell]]
    """
    One for each column, in the order of the columns; count is 0 where there is no listing.
    """


class Pivot(TypedDict):
    """
    What a search finds, in the groups of one or two fields.
    """

    num_found: int
    """
    Listings that the filters find, in a group or not.
    """
    stats: NotRequired[dict[str, dict[str, float]]]
    """
    The measures of all that was found.
    """
    group_by: list[PivotGroupBy]
    """
    The fields that were grouped by, in the order of the request.
    """
    columns: NotRequired[list[PivotColumn]]
    """
    Groups of the second field, over all that was found; absent where one field was grouped by.
    """
    rows: list[PivotRow]
    """
    Groups of the first field.
    """


class MotorcycleListingBuild(TypedDict):
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    vehicle_type: NotRequired[str]
    """
    Vehicle type, for example Car, Truck.
    """
    body_type: NotRequired[str]
    """
    Body type, for example SUV, Sedan.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain: 4WD, AWD, FWD, RWD.
    """
    fuel_type: NotRequired[str]
    """
    Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded.
    """
    engine: NotRequired[str]
    """
    Engine, for example 2.0L I4.
    """
    transmission: NotRequired[str]
    """
    Transmission: Automatic, CVT, Manual.
    """
    cylinders: NotRequired[int]
    """
    Number of cylinders.
    """
    made_in: NotRequired[str]
    """
    Country of manufacture.
    """
    overall_height: NotRequired[str]
    """
    Height in inches.
    """
    overall_length: NotRequired[str]
    """
    Length in inches.
    """
    overall_width: NotRequired[str]
    """
    Width in inches.
    """
    std_seating: NotRequired[str]
    """
    Standard seating.
    """
    dry_weight: NotRequired[str]
    """
    Weight without fluids, as delivered.
    """


class MotorcycleListingDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class MotorcycleListingMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class MotorcycleListing(TypedDict):
    """
    Active listings of motorcycles in the US and Canada.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    build: NotRequired[MotorcycleListingBuild]
    dealer: NotRequired[MotorcycleListingDealer]
    media: NotRequired[MotorcycleListingMedia]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    color: NotRequired[str]
    """
    Colour.
    """
    dist: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """


class HeavyEquipmentListingBuild(TypedDict):
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    body_type: NotRequired[str]
    """
    Body type, for example SUV, Sedan.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain: 4WD, AWD, FWD, RWD.
    """
    fuel_type: NotRequired[str]
    """
    Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded.
    """
    engine: NotRequired[str]
    """
    Engine, for example 2.0L I4.
    """
    transmission: NotRequired[str]
    """
    Transmission: Automatic, CVT, Manual.
    """
    category: NotRequired[str]
    """
    Category, for example Excavators.
    """
    sub_category: NotRequired[str]
    """
    Subcategory, for example Mini Excavators.
    """
    condition: NotRequired[str]
    """
    Condition in the dealer's words.
    """


class HeavyEquipmentListingDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class HeavyEquipmentListingMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class HeavyEquipmentListing(TypedDict):
    """
    Active listings of heavy equipment in the US and Canada.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    hours_used: NotRequired[float]
    """
    Hours used.
    """
    build: NotRequired[HeavyEquipmentListingBuild]
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    dealer: NotRequired[HeavyEquipmentListingDealer]
    media: NotRequired[HeavyEquipmentListingMedia]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    dist: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """


RvListingBuild = TypedDict(
    'RvListingBuild',
    {
        'year': NotRequired[int],
        'make': NotRequired[str],
        'model': NotRequired[str],
        'fuel_type': NotRequired[str],
        'engine': NotRequired[str],
        'transmission': NotRequired[str],
        'made_in': NotRequired[str],
        'class': NotRequired[str],
        'slideouts': NotRequired[str],
        'sleeps': NotRequired[str],
        'length': NotRequired[str],
        'area': NotRequired[str],
        'gvwr': NotRequired[str],
        'awnings': NotRequired[str],
        'fresh_water_capacity': NotRequired[str],
    },
)


class RvListingDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class RvListingMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class RvListing(TypedDict):
    """
    Active listings of recreational vehicles in the US and Canada.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    build: NotRequired[RvListingBuild]
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    dealer: NotRequired[RvListingDealer]
    media: NotRequired[RvListingMedia]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    dist: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """


class UkListingBuild(TypedDict):
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    version: NotRequired[str]
    """
    Version: the trim with its variant.
    """
    vehicle_type: NotRequired[str]
    """
    Vehicle type, for example Car, Truck.
    """
    body_type: NotRequired[str]
    """
    Body type, for example SUV, Sedan.
    """
    body_subtype: NotRequired[str]
    """
    Body subtype, for example Crew.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain: 4WD, AWD, FWD, RWD.
    """
    fuel_type: NotRequired[str]
    """
    Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded.
    """
    powertrain_type: NotRequired[str]
    """
    Powertrain: Combustion, BEV, HEV, MHEV, PHEV.
    """
    engine: NotRequired[str]
    """
    Engine, for example 2.0L I4.
    """
    engine_block: NotRequired[str]
    """
    Engine block, for example I, V, H.
    """
    engine_size: NotRequired[float]
    """
    Engine displacement in litres.
    """
    engine_aspiration: NotRequired[str]
    """
    Engine aspiration, for example Turbocharged.
    """
    transmission: NotRequired[str]
    """
    Transmission: Automatic, CVT, Manual.
    """
    doors: NotRequired[int]
    """
    Number of doors.
    """
    cylinders: NotRequired[int]
    """
    Number of cylinders.
    """
    seating_capacity: NotRequired[int]
    """
    Number of seats.
    """
    city_mpg: NotRequired[float]
    """
    City fuel economy in miles per gallon.
    """
    highway_mpg: NotRequired[float]
    """
    Highway fuel economy in miles per gallon.
    """
    made_in: NotRequired[str]
    """
    Country of manufacture.
    """
    overall_height: NotRequired[str]
    """
    Height in inches.
    """
    overall_length: NotRequired[str]
    """
    Length in inches.
    """
    overall_width: NotRequired[str]
    """
    Width in inches.
    """
    std_seating: NotRequired[str]
    """
    Standard seating.
    """
    variant: NotRequired[str]
    """
    Variant of the model, for example 1.2 SE 5dr.
    """
    combined_mpg: NotRequired[float]
    """
    Combined fuel economy in miles per gallon.
    """
    ev_battery_type: NotRequired[str]
    """
    Type of the traction battery.
    """
    ev_battery_capacity: NotRequired[float]
    """
    Capacity of the traction battery in kilowatt hours.
    """
    ev_vehicle_range: NotRequired[float]
    """
    Electric range in miles.
    """
    performance_co2: NotRequired[float]
    """
    Carbon dioxide in grams per kilometre, as measured.
    """
    wheelbase_category: NotRequired[str]
    """
    Category of the wheelbase, for example Long.
    """


class UkListingDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: GB.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """
    fca_status: NotRequired[str]
    """
    Status of the dealer at the Financial Conduct Authority.
    """


class UkListingMcDealership(TypedDict):
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: GB.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """
    mc_website_id: NotRequired[int]
    """
    Website id.
    """
    mc_dealer_id: NotRequired[int]
    """
    Dealer id of the newer directory.
    """
    mc_location_id: NotRequired[int]
    """
    Location id.
    """
    mc_rooftop_id: NotRequired[int]
    """
    Rooftop id.
    """
    mc_dealership_group_id: NotRequired[int]
    """
    Dealership group id.
    """
    mc_sub_dealership_group_id: NotRequired[int]
    """
    Dealership sub-group id.
    """
    mc_dealership_group_name: NotRequired[str]
    """
    Name of the dealership group.
    """
    mc_sub_dealership_group_name: NotRequired[str]
    """
    Name of the dealership sub-group.
    """
    mc_category: NotRequired[str]
    """
    Category of the seller, for example Dealer, Retailer.
    """


class UkListingCarLocation(TypedDict):
    seller_name: NotRequired[str]
    """
    Name of the location of the vehicle.
    """
    street: NotRequired[str]
    """
    Street of the vehicle's location.
    """
    city: NotRequired[str]
    """
    City of the vehicle's location.
    """
    state: NotRequired[str]
    """
    State of the vehicle's location.
    """
    zip: NotRequired[str]
    """
    Postcode of the vehicle's location.
    """
    latitude: NotRequired[str]
    """
    Latitude of the vehicle's location.
    """
    longitude: NotRequired[str]
    """
    Longitude of the vehicle's location.
    """
    county: NotRequired[str]
    """
    County of the vehicle's location.
    """


class UkListingMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class UkListingFinancingOption(TypedDict):
    loan_term: NotRequired[float]
    """
    Loan term in months.
    """
    loan_apr: NotRequired[float]
    """
    Annual percentage rate of the loan.
    """
    down_payment: NotRequired[float]
    """
    Down payment of the loan.
    """
    down_payment_percentage: NotRequired[float]
    """
    Down payment of the loan in percent.
    """
    estimated_monthly_payment: NotRequired[float]
    """
    Estimated monthly payment of the loan.
    """


class UkListingLeasingOption(TypedDict):
    lease_term: NotRequired[float]
    """
    Lease term in months.
    """
    down_payment: NotRequired[float]
    """
    Down payment of the lease.
    """
    estimated_monthly_payment: NotRequired[float]
    """
    Monthly lease payment.
    """


class UkListing(TypedDict):
    """
    Active car listings of the UK.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    data_source: NotRequired[str]
    """
    Where the listing was collected.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used; certified vehicles are used vehicles with is_certified 1.
    """
    is_certified: NotRequired[Literal[0, 1]]
    """
    1 for a certified pre-owned vehicle, 0 for one that is not.
    """
    vehicle_status: NotRequired[str]
    """
    Available or Coming Soon.
    """
    availability_status: NotRequired[str]
    """
    Stock status in the dealer's words.
    """
    in_transit: NotRequired[bool]
    """
    Whether the vehicle is on its way to the dealer.
    """
    carfax_1_owner: NotRequired[bool]
    """
    Whether it had a single owner.
    """
    carfax_clean_title: NotRequired[bool]
    """
    Whether it has a clean title.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    ref_price: NotRequired[float]
    """
    Price before the last change.
    """
    ref_miles: NotRequired[float]
    """
    Odometer reading before the last change.
    """
    price_as_given: NotRequired[str]
    """
    Price as the feed gave it, where that is in another currency: 18990 EUR.
    """
    price_change_percent: NotRequired[float]
    """
    Price change in percent of the previous price, two decimals.
    """
    build: NotRequired[UkListingBuild]
    model_code: NotRequired[str]
    """
    Manufacturer's model code.
    """
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    base_ext_color: NotRequired[str]
    """
    Base exterior colour.
    """
    base_int_color: NotRequired[str]
    """
    Base interior colour.
    """
    dealer: NotRequired[UkListingDealer]
    mc_dealership: NotRequired[UkListingMcDealership]
    car_location: NotRequired[UkListingCarLocation]
    high_value_features: NotRequired[list[str]]
    """
    High-value features.
    """
    options_packages: NotRequired[list[str]]
    """
    Option packages.
    """
    media: NotRequired[UkListingMedia]
    financing_options: NotRequired[list[UkListingFinancingOption]]
    leasing_options: NotRequired[list[UkListingLeasingOption]]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    first_seen_at_source: NotRequired[int]
    """
    First seen on this source.
    """
    first_seen_at_source_date: NotRequired[str]
    """
    First seen on this source.
    """
    first_seen_at_mc: NotRequired[int]
    """
    First seen on any source.
    """
    first_seen_at_mc_date: NotRequired[str]
    """
    First seen on any source.
    """
    dom: NotRequired[int]
    """
    Days on the market, lifetime.
    """
    dom_180: NotRequired[int]
    """
    Days on the market within the last 180 days.
    """
    dom_active: NotRequired[int]
    """
    Days on the market in the current stint.
    """
    dos_active: NotRequired[int]
    """
    Days on this source.
    """
    ref_price_dt: NotRequired[int]
    """
    Last day of the price before the last change.
    """
    ref_miles_dt: NotRequired[int]
    """
    Last day of the odometer reading before the last change.
    """
    vehicle_registration_mark: NotRequired[str]
    """
    Registration mark, in upper case without spaces.
    """
    uvc_id: NotRequired[str]
    """
    Identifier of the vehicle in the UK vehicle catalogue.
    """
    co2_emissions: NotRequired[str]
    """
    Carbon dioxide in grams per kilometre.
    """
    num_owners: NotRequired[str]
    """
    Number of owners so far.
    """
    insurance_group: NotRequired[str]
    """
    Insurance group, for example 12E.
    """
    write_off_category: NotRequired[str]
    """
    Category of an insurance write-off, for example S.
    """
    vehicle_registration_date: NotRequired[str]
    """
    Date of the first registration as delivered.
    """
    ulez_compliant: NotRequired[bool]
    """
    Whether it meets the standard of the ultra low emission zone.
    """
    is_vat_included: NotRequired[bool]
    """
    Whether the price includes value-added tax.
    """
    dist: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """
    preferred_dealer: NotRequired[bool]
    """
    Whether the account prefers the dealer; with include_preferred_dealer_flag, if there is a list.
    """


class UkListingPoint(TypedDict):
    """
    A map point; with plot=true.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    dom: NotRequired[int]
    """
    Days on the market, lifetime.
    """
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    dealer_id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    seller_name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    latitude: NotRequired[float]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[float]
    """
    Longitude of the dealer.
    """
    photo_link: NotRequired[str]
    """
    The first photo.
    """


UkRvListingBuild = TypedDict(
    'UkRvListingBuild',
    {
        'year': NotRequired[int],
        'make': NotRequired[str],
        'model': NotRequired[str],
        'drivetrain': NotRequired[str],
        'fuel_type': NotRequired[str],
        'engine': NotRequired[str],
        'engine_size': NotRequired[float],
        'transmission': NotRequired[str],
        'class': NotRequired[str],
        'slideouts': NotRequired[str],
        'sleeps': NotRequired[str],
        'length': NotRequired[str],
        'area': NotRequired[str],
        'gvwr': NotRequired[str],
        'awnings': NotRequired[str],
        'fresh_water_capacity': NotRequired[str],
        'category': NotRequired[str],
        'sub_category': NotRequired[str],
        'berths': NotRequired[str],
        'mtplm': NotRequired[str],
        'chassis': NotRequired[str],
        'drive_type': NotRequired[str],
        'steering': NotRequired[str],
        'width': NotRequired[str],
        'exterior_length': NotRequired[str],
        'interior_length': NotRequired[str],
        'floorplan': NotRequired[str],
    },
)


class UkRvListingDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: GB.
    """
    zip: NotRequired[str]
    """
    Postcode of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class UkRvListingMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class UkRvListing(TypedDict):
    """
    Active listings of recreational vehicles in the UK.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    availability_status: NotRequired[str]
    """
    Stock status in the dealer's words.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    currency_indicator: NotRequired[str]
    """
    Currency of the prices.
    """
    miles_indicator: NotRequired[str]
    """
    Unit of the delivered mileage: MILES or KILOMETERS.
    """
    build: NotRequired[UkRvListingBuild]
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    dealer: NotRequired[UkRvListingDealer]
    media: NotRequired[UkRvListingMedia]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    mot_expires: NotRequired[str]
    """
    When the roadworthiness test expires, as delivered.
    """
    motorhome_build: NotRequired[str]
    """
    Construction of the motorhome.
    """
    origin: NotRequired[str]
    """
    Origin.
    """
    dist: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """


class MarketplaceAMileage(TypedDict):
    """
    Odometer reading; -1 if there is none.
    """

    value: int
    unit: Literal['MI']


class MarketplaceAImage(TypedDict):
    url: str
    tag: list[str]


class MarketplaceAAddress(TypedDict):
    """
    Address of the dealer.
    """

    addr1: NotRequired[str]
    city: NotRequired[str]
    region: NotRequired[str]
    country: NotRequired[str]
    postal_code: NotRequired[str]


class MarketplaceA(TypedDict, closed=True):
    """
    A listing as a vehicle-ads catalog takes it (format A). Unknown members are absent.
    """

    vehicle_id: str
    """
    Identifier of the listing; if it is longer than 100 characters, its SHA-256.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, in upper case.
    """
    url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    title: NotRequired[str]
    """
    Heading of the listing, or else year, make, model and trim.
    """
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    price: str
    """
    Amount and currency, for example 18000 USD; -1 if there is no price.
    """
    exterior_color: NotRequired[str]
    """
    Exterior colour.
    """
    interior_color: NotRequired[str]
    """
    Interior colour.
    """
    state_of_vehicle: Literal['NEW', 'USED', 'CPO']
    """
    New, used, or certified pre-owned (CPO).
    """
    body_style: NotRequired[Literal['SUV', 'SEDAN', 'TRUCK', 'COUPE', 'CONVERTIBLE', 'HATCHBACK', 'WAGON', 'MINIVAN', 'VAN', 'OTHER']]
    """
    Body style.
    """
    description: str
    """
    The seller's text as delivered, or else a summary of the known facts.
    """
    mileage: MarketplaceAMileage
    """
    Odometer reading; -1 if there is none.
    """
    image: list[MarketplaceAImage]
    """
    Photos, the main one first; an empty list if there are none.
    """
    vehicle_type: Literal['CAR_TRUCK']
    """
    Kind of vehicle.
    """
    drivetrain: NotRequired[Literal['FOUR_WD', 'TWO_WD', 'AWD', 'FWD', 'RWD', 'OTHER']]
    """
    Driven wheels.
    """
    fuel_type: NotRequired[Literal['ELECTRIC', 'PLUGIN_HYBRID', 'HYBRID', 'GASOLINE', 'DIESEL', 'FLEX', 'OTHER']]
    """
    Fuel; for electric and hybrid vehicles, their powertrain.
    """
    transmission: NotRequired[Literal['AUTOMATIC', 'MANUAL', 'OTHER']]
    """
    Transmission.
    """
    availability: Literal['AVAILABLE', 'PENDING']
    """
    PENDING while the vehicle is announced or on its way to the dealer.
    """
    date_first_on_lot: NotRequired[str]
    """
    Day on which the website first showed the listing, UTC.
    """
    days_on_lot: NotRequired[int]
    """
    Days on this website.
    """
    address: NotRequired[MarketplaceAAddress]
    """
    Address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """
    dealer_name: NotRequired[str]
    """
    Name of the dealer.
    """
    dealer_id: NotRequired[str]
    """
    Identifier of the dealer, as text.
    """


MarketplaceB = TypedDict(
    'MarketplaceB',
    {
        'id': str,
        'VIN': NotRequired[str],
        'link': NotRequired[str],
        'link_template': NotRequired[str],
        'title': NotRequired[str],
        'year': NotRequired[int],
        'brand': NotRequired[str],
        'model': NotRequired[str],
        'trim': NotRequired[str],
        'price': str,
        'vehicle_msrp': NotRequired[str],
        'mileage': str,
        'color': NotRequired[str],
        'condition': Literal['New', 'Used'],
        'image_link': NotRequired[str],
        'marketplace_product_category': Literal['916'],
        'vehicle_fulfillment': Literal['in_store'],
        'vehicle_price_type': Literal['all_in_price'],
        'description': str,
        'certified_pre-owned': NotRequired[Literal['yes', 'no']],
        'body_style': NotRequired[Literal['suv', 'sedan', 'truck', 'coupe', 'convertible', 'hatchback', 'station_wagon', 'minivan', 'full_size_van', 'limousine']],
        'engine': NotRequired[str],
        'additional_image_link': NotRequired[list[str]],
        'store_code': NotRequired[str],
    },
    closed=True,
)


class Dealership(TypedDict):
    """
    Dealerships of the newer directory: websites, groups, locations and rooftops.
    """

    mc_website_id: str
    """
    Website id.
    """
    mc_dealer_id: NotRequired[str]
    """
    Dealer id.
    """
    mc_location_id: NotRequired[str]
    """
    Location id.
    """
    mc_rooftop_id: NotRequired[str]
    """
    Rooftop id.
    """
    mc_dealership_group_id: NotRequired[str]
    """
    Dealership group id.
    """
    mc_dealership_group_name: NotRequired[str]
    """
    Name of the dealership group.
    """
    mc_sub_dealership_group_id: NotRequired[str]
    """
    Dealership sub-group id.
    """
    mc_sub_dealership_group_name: NotRequired[str]
    """
    Name of the dealership sub-group.
    """
    mc_category: NotRequired[str]
    """
    Category, for example Dealer, franchise, independent.
    """
    seller_name: NotRequired[str]
    """
    Name of the dealer.
    """
    inventory_url: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    status: NotRequired[str]
    """
    active or inactive.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    street: NotRequired[str]
    """
    Street.
    """
    city: NotRequired[str]
    """
    City.
    """
    state: NotRequired[str]
    """
    State or province.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    latitude: NotRequired[float]
    """
    Latitude.
    """
    longitude: NotRequired[float]
    """
    Longitude.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code.
    """
    seller_phone: NotRequired[str]
    """
    Phone.
    """
    seller_email: NotRequired[str]
    """
    E-mail address.
    """
    created_at: NotRequired[str]
    """
    When the record was created; ISO-8601, UTC.
    """
    distance: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """


class Dealer(TypedDict):
    """
    Dealers of the older directory: one website per dealer.
    """

    id: str
    """
    Identifier of the dealer.
    """
    seller_name: NotRequired[str]
    """
    Name of the dealer.
    """
    inventory_url: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    status: NotRequired[str]
    """
    active or inactive.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    data_source: NotRequired[str]
    """
    Where the record comes from.
    """
    listing_count: NotRequired[int]
    """
    Active listings of the dealer.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street.
    """
    city: NotRequired[str]
    """
    City.
    """
    state: NotRequired[str]
    """
    State or province.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    latitude: NotRequired[str]
    """
    Latitude.
    """
    longitude: NotRequired[str]
    """
    Longitude.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code.
    """
    seller_phone: NotRequired[str]
    """
    Phone.
    """
    seller_email: NotRequired[str]
    """
    E-mail address.
    """
    created_at: NotRequired[str]
    """
    When the record was created; ISO-8601, UTC.
    """
    distance: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """


class UkDealer(TypedDict):
    """
    Dealers of the UK.
    """

    id: str
    """
    Identifier of the dealer.
    """
    seller_name: NotRequired[str]
    """
    Name of the dealer.
    """
    inventory_url: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    status: NotRequired[str]
    """
    active or inactive.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    data_source: NotRequired[str]
    """
    Where the record comes from.
    """
    listing_count: NotRequired[int]
    """
    Active listings of the dealer.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street.
    """
    city: NotRequired[str]
    """
    City.
    """
    state: NotRequired[str]
    """
    State or province.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    latitude: NotRequired[str]
    """
    Latitude.
    """
    longitude: NotRequired[str]
    """
    Longitude.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code.
    """
    seller_phone: NotRequired[str]
    """
    Phone.
    """
    seller_email: NotRequired[str]
    """
    E-mail address.
    """
    created_at: NotRequired[str]
    """
    When the record was created; ISO-8601, UTC.
    """
    county: NotRequired[str]
    """
    County.
    """
    postal_code: NotRequired[str]
    """
    Postcode.
    """
    fca_status: NotRequired[str]
    """
    Status at the Financial Conduct Authority.
    """
    fca_reference_no: NotRequired[str]
    """
    Reference number at the Financial Conduct Authority.
    """
    distance: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """


class UkDealership(TypedDict):
    """
    Dealerships of the UK.
    """

    mc_website_id: str
    """
    Website id.
    """
    mc_dealer_id: NotRequired[str]
    """
    Dealer id.
    """
    mc_location_id: NotRequired[str]
    """
    Location id.
    """
    mc_rooftop_id: NotRequired[str]
    """
    Rooftop id.
    """
    mc_dealership_group_id: NotRequired[str]
    """
    Dealership group id.
    """
    mc_dealership_group_name: NotRequired[str]
    """
    Name of the dealership group.
    """
    mc_sub_dealership_group_id: NotRequired[str]
    """
    Dealership sub-group id.
    """
    mc_sub_dealership_group_name: NotRequired[str]
    """
    Name of the dealership sub-group.
    """
    mc_category: NotRequired[str]
    """
    Category, for example Dealer, franchise, independent.
    """
    seller_name: NotRequired[str]
    """
    Name of the dealer.
    """
    inventory_url: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    status: NotRequired[str]
    """
    active or inactive.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    street: NotRequired[str]
    """
    Street.
    """
    city: NotRequired[str]
    """
    City.
    """
    state: NotRequired[str]
    """
    State or province.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    latitude: NotRequired[float]
    """
    Latitude.
    """
    longitude: NotRequired[float]
    """
    Longitude.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code.
    """
    seller_phone: NotRequired[str]
    """
    Phone.
    """
    seller_email: NotRequired[str]
    """
    E-mail address.
    """
    created_at: NotRequired[str]
    """
    When the record was created; ISO-8601, UTC.
    """
    county: NotRequired[str]
    """
    County.
    """
    postal_code: NotRequired[str]
    """
    Postcode.
    """
    fca_status: NotRequired[str]
    """
    Status at the Financial Conduct Authority.
    """
    fca_reference_no: NotRequired[str]
    """
    Reference number at the Financial Conduct Authority.
    """
    distance: NotRequired[float]
    """
    Distance from the centre in miles; in location searches only.
    """


class UkListingDetailsBuild(TypedDict):
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    version: NotRequired[str]
    """
    Version: the trim with its variant.
    """
    vehicle_type: NotRequired[str]
    """
    Vehicle type, for example Car, Truck.
    """
    body_type: NotRequired[str]
    """
    Body type, for example SUV, Sedan.
    """
    body_subtype: NotRequired[str]
    """
    Body subtype, for example Crew.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain: 4WD, AWD, FWD, RWD.
    """
    fuel_type: NotRequired[str]
    """
    Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded.
    """
    powertrain_type: NotRequired[str]
    """
    Powertrain: Combustion, BEV, HEV, MHEV, PHEV.
    """
    engine: NotRequired[str]
    """
    Engine, for example 2.0L I4.
    """
    engine_block: NotRequired[str]
    """
    Engine block, for example I, V, H.
    """
    engine_size: NotRequired[float]
    """
    Engine displacement in litres.
    """
    engine_aspiration: NotRequired[str]
    """
    Engine aspiration, for example Turbocharged.
    """
    transmission: NotRequired[str]
    """
    Transmission: Automatic, CVT, Manual.
    """
    doors: NotRequired[int]
    """
    Number of doors.
    """
    cylinders: NotRequired[int]
    """
    Number of cylinders.
    """
    seating_capacity: NotRequired[int]
    """
    Number of seats.
    """
    city_mpg: NotRequired[float]
    """
    City fuel economy in miles per gallon.
    """
    highway_mpg: NotRequired[float]
    """
    Highway fuel economy in miles per gallon.
    """
    made_in: NotRequired[str]
    """
    Country of manufacture.
    """
    overall_height: NotRequired[str]
    """
    Height in inches.
    """
    overall_length: NotRequired[str]
    """
    Length in inches.
    """
    overall_width: NotRequired[str]
    """
    Width in inches.
    """
    std_seating: NotRequired[str]
    """
    Standard seating.
    """
    variant: NotRequired[str]
    """
    Variant of the model, for example 1.2 SE 5dr.
    """
    combined_mpg: NotRequired[float]
    """
    Combined fuel economy in miles per gallon.
    """
    ev_battery_type: NotRequired[str]
    """
    Type of the traction battery.
    """
    ev_battery_capacity: NotRequired[float]
    """
    Capacity of the traction battery in kilowatt hours.
    """
    ev_vehicle_range: NotRequired[float]
    """
    Electric range in miles.
    """
    performance_co2: NotRequired[float]
    """
    Carbon dioxide in grams per kilometre, as measured.
    """
    wheelbase_category: NotRequired[str]
    """
    Category of the wheelbase, for example Long.
    """


class UkListingDetailsDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: GB.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """
    fca_status: NotRequired[str]
    """
    Status of the dealer at the Financial Conduct Authority.
    """


class UkListingDetailsMcDealership(TypedDict):
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: GB.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """
    mc_website_id: NotRequired[int]
    """
    Website id.
    """
    mc_dealer_id: NotRequired[int]
    """
    Dealer id of the newer directory.
    """
    mc_location_id: NotRequired[int]
    """
    Location id.
    """
    mc_rooftop_id: NotRequired[int]
    """
    Rooftop id.
    """
    mc_dealership_group_id: NotRequired[int]
    """
    Dealership group id.
    """
    mc_sub_dealership_group_id: NotRequired[int]
    """
    Dealership sub-group id.
    """
    mc_dealership_group_name: NotRequired[str]
    """
    Name of the dealership group.
    """
    mc_sub_dealership_group_name: NotRequired[str]
    """
    Name of the dealership sub-group.
    """
    mc_category: NotRequired[str]
    """
    Category of the seller, for example Dealer, Retailer.
    """


class UkListingDetailsCarLocation(TypedDict):
    seller_name: NotRequired[str]
    """
    Name of the location of the vehicle.
    """
    street: NotRequired[str]
    """
    Street of the vehicle's location.
    """
    city: NotRequired[str]
    """
    City of the vehicle's location.
    """
    state: NotRequired[str]
    """
    State of the vehicle's location.
    """
    zip: NotRequired[str]
    """
    Postcode of the vehicle's location.
    """
    latitude: NotRequired[str]
    """
    Latitude of the vehicle's location.
    """
    longitude: NotRequired[str]
    """
    Longitude of the vehicle's location.
    """
    county: NotRequired[str]
    """
    County of the vehicle's location.
    """


class UkListingDetailsMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class UkListingDetailsFinancingOption(TypedDict):
    loan_term: NotRequired[float]
    """
    Loan term in months.
    """
    loan_apr: NotRequired[float]
    """
    Annual percentage rate of the loan.
    """
    down_payment: NotRequired[float]
    """
    Down payment of the loan.
    """
    down_payment_percentage: NotRequired[float]
    """
    Down payment of the loan in percent.
    """
    estimated_monthly_payment: NotRequired[float]
    """
    Estimated monthly payment of the loan.
    """


class UkListingDetailsLeasingOption(TypedDict):
    lease_term: NotRequired[float]
    """
    Lease term in months.
    """
    down_payment: NotRequired[float]
    """
    Down payment of the lease.
    """
    estimated_monthly_payment: NotRequired[float]
    """
    Monthly lease payment.
    """


class UkListingDetailsExtra(TypedDict):
    options: NotRequired[list[str]]
    features: NotRequired[list[str]]
    seller_comments: NotRequired[str]
    """
    The seller's text.
    """


class UkListingDetails(TypedDict):
    """
    Active car listings of the UK.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    data_source: NotRequired[str]
    """
    Where the listing was collected.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used; certified vehicles are used vehicles with is_certified 1.
    """
    is_certified: NotRequired[Literal[0, 1]]
    """
    1 for a certified pre-owned vehicle, 0 for one that is not.
    """
    vehicle_status: NotRequired[str]
    """
    Available or Coming Soon.
    """
    availability_status: NotRequired[str]
    """
    Stock status in the dealer's words.
    """
    in_transit: NotRequired[bool]
    """
    Whether the vehicle is on its way to the dealer.
    """
    carfax_1_owner: NotRequired[bool]
    """
    Whether it had a single owner.
    """
    carfax_clean_title: NotRequired[bool]
    """
    Whether it has a clean title.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    ref_price: NotRequired[float]
    """
    Price before the last change.
    """
    ref_miles: NotRequired[float]
    """
    Odometer reading before the last change.
    """
    price_as_given: NotRequired[str]
    """
    Price as the feed gave it, where that is in another currency: 18990 EUR.
    """
    price_change_percent: NotRequired[float]
    """
    Price change in percent of the previous price, two decimals.
    """
    build: NotRequired[UkListingDetailsBuild]
    model_code: NotRequired[str]
    """
    Manufacturer's model code.
    """
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    base_ext_color: NotRequired[str]
    """
    Base exterior colour.
    """
    base_int_color: NotRequired[str]
    """
    Base interior colour.
    """
    dealer: NotRequired[UkListingDetailsDealer]
    mc_dealership: NotRequired[UkListingDetailsMcDealership]
    car_location: NotRequired[UkListingDetailsCarLocation]
    high_value_features: NotRequired[list[str]]
    """
    High-value features.
    """
    options_packages: NotRequired[list[str]]
    """
    Option packages.
    """
    media: NotRequired[UkListingDetailsMedia]
    financing_options: NotRequired[list[UkListingDetailsFinancingOption]]
    leasing_options: NotRequired[list[UkListingDetailsLeasingOption]]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    first_seen_at_source: NotRequired[int]
    """
    First seen on this source.
    """
    first_seen_at_source_date: NotRequired[str]
    """
    First seen on this source.
    """
    first_seen_at_mc: NotRequired[int]
    """
    First seen on any source.
    """
    first_seen_at_mc_date: NotRequired[str]
    """
    First seen on any source.
    """
    dom: NotRequired[int]
    """
    Days on the market, lifetime.
    """
    dom_180: NotRequired[int]
    """
    Days on the market within the last 180 days.
    """
    dom_active: NotRequired[int]
    """
    Days on the market in the current stint.
    """
    dos_active: NotRequired[int]
    """
    Days on this source.
    """
    ref_price_dt: NotRequired[int]
    """
    Last day of the price before the last change.
    """
    ref_miles_dt: NotRequired[int]
    """
    Last day of the odometer reading before the last change.
    """
    vehicle_registration_mark: NotRequired[str]
    """
    Registration mark, in upper case without spaces.
    """
    uvc_id: NotRequired[str]
    """
    Identifier of the vehicle in the UK vehicle catalogue.
    """
    co2_emissions: NotRequired[str]
    """
    Carbon dioxide in grams per kilometre.
    """
    num_owners: NotRequired[str]
    """
    Number of owners so far.
    """
    insurance_group: NotRequired[str]
    """
    Insurance group, for example 12E.
    """
    write_off_category: NotRequired[str]
    """
    Category of an insurance write-off, for example S.
    """
    vehicle_registration_date: NotRequired[str]
    """
    Date of the first registration as delivered.
    """
    ulez_compliant: NotRequired[bool]
    """
    Whether it meets the standard of the ultra low emission zone.
    """
    is_vat_included: NotRequired[bool]
    """
    Whether the price includes value-added tax.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """
    preferred_dealer: NotRequired[bool]
    """
    Whether the account prefers the dealer; with include_preferred_dealer_flag, if there is a list.
    """
    extra: NotRequired[UkListingDetailsExtra]


class ListingExtraHighValueFeature(TypedDict):
    description: NotRequired[str]


class ListingExtra(TypedDict):
    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    options: NotRequired[list[str]]
    features: NotRequired[list[str]]
    high_value_features: NotRequired[list[ListingExtraHighValueFeature]]
    """
    Of cars.
    """
    seller_cmts: NotRequired[str]
    """
    The seller's text.
    """


class ListingMedia(TypedDict):
    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    photo_url: NotRequired[str]
    """
    The first photo.
    """
    photo_links: NotRequired[list[str]]
    photo_links_cached: NotRequired[list[str]]


class ListingDetailsBuild(TypedDict):
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    version: NotRequired[str]
    """
    Version: the trim with its variant.
    """
    vehicle_type: NotRequired[str]
    """
    Vehicle type, for example Car, Truck.
    """
    body_type: NotRequired[str]
    """
    Body type, for example SUV, Sedan.
    """
    body_subtype: NotRequired[str]
    """
    Body subtype, for example Crew.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain: 4WD, AWD, FWD, RWD.
    """
    fuel_type: NotRequired[str]
    """
    Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded.
    """
    powertrain_type: NotRequired[str]
    """
    Powertrain: Combustion, BEV, HEV, MHEV, PHEV.
    """
    engine: NotRequired[str]
    """
    Engine, for example 2.0L I4.
    """
    engine_block: NotRequired[str]
    """
    Engine block, for example I, V, H.
    """
    engine_size: NotRequired[float]
    """
    Engine displacement in litres.
    """
    engine_aspiration: NotRequired[str]
    """
    Engine aspiration, for example Turbocharged.
    """
    transmission: NotRequired[str]
    """
    Transmission: Automatic, CVT, Manual.
    """
    doors: NotRequired[int]
    """
    Number of doors.
    """
    cylinders: NotRequired[int]
    """
    Number of cylinders.
    """
    seating_capacity: NotRequired[int]
    """
    Number of seats.
    """
    city_mpg: NotRequired[float]
    """
    City fuel economy in miles per gallon.
    """
    highway_mpg: NotRequired[float]
    """
    Highway fuel economy in miles per gallon.
    """
    made_in: NotRequired[str]
    """
    Country of manufacture.
    """
    overall_height: NotRequired[str]
    """
    Height in inches.
    """
    overall_length: NotRequired[str]
    """
    Length in inches.
    """
    overall_width: NotRequired[str]
    """
    Width in inches.
    """
    std_seating: NotRequired[str]
    """
    Standard seating.
    """


class ListingDetailsDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class ListingDetailsMcDealership(TypedDict):
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """
    mc_website_id: NotRequired[int]
    """
    Website id.
    """
    mc_dealer_id: NotRequired[int]
    """
    Dealer id of the newer directory.
    """
    mc_location_id: NotRequired[int]
    """
    Location id.
    """
    mc_rooftop_id: NotRequired[int]
    """
    Rooftop id.
    """
    mc_dealership_group_id: NotRequired[int]
    """
    Dealership group id.
    """
    mc_sub_dealership_group_id: NotRequired[int]
    """
    Dealership sub-group id.
    """
    mc_dealership_group_name: NotRequired[str]
    """
    Name of the dealership group.
    """
    mc_sub_dealership_group_name: NotRequired[str]
    """
    Name of the dealership sub-group.
    """
    mc_category: NotRequired[str]
    """
    Category of the seller, for example Dealer, Retailer.
    """


class ListingDetailsCarLocation(TypedDict):
    seller_name: NotRequired[str]
    """
    Name of the location of the vehicle.
    """
    street: NotRequired[str]
    """
    Street of the vehicle's location.
    """
    city: NotRequired[str]
    """
    City of the vehicle's location.
    """
    state: NotRequired[str]
    """
    State of the vehicle's location.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the vehicle's location.
    """
    latitude: NotRequired[str]
    """
    Latitude of the vehicle's location.
    """
    longitude: NotRequired[str]
    """
    Longitude of the vehicle's location.
    """


class ListingDetailsMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class ListingDetailsFinancingOption(TypedDict):
    loan_term: NotRequired[float]
    """
    Loan term in months.
    """
    loan_apr: NotRequired[float]
    """
    Annual percentage rate of the loan.
    """
    down_payment: NotRequired[float]
    """
    Down payment of the loan.
    """
    down_payment_percentage: NotRequired[float]
    """
    Down payment of the loan in percent.
    """
    estimated_monthly_payment: NotRequired[float]
    """
    Estimated monthly payment of the loan.
    """


class ListingDetailsLeasingOption(TypedDict):
    lease_term: NotRequired[float]
    """
    Lease term in months.
    """
    down_payment: NotRequired[float]
    """
    Down payment of the lease.
    """
    estimated_monthly_payment: NotRequired[float]
    """
    Monthly lease payment.
    """


class ListingDetailsExtra(TypedDict):
    options: NotRequired[list[str]]
    features: NotRequired[list[str]]
    seller_comments: NotRequired[str]
    """
    The seller's text.
    """


class ListingDetails(TypedDict):
    """
    Active car listings of the US and Canada.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    data_source: NotRequired[str]
    """
    Where the listing was collected.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used; certified vehicles are used vehicles with is_certified 1.
    """
    is_certified: NotRequired[Literal[0, 1]]
    """
    1 for a certified pre-owned vehicle, 0 for one that is not.
    """
    vehicle_status: NotRequired[str]
    """
    Available or Coming Soon.
    """
    availability_status: NotRequired[str]
    """
    Stock status in the dealer's words.
    """
    in_transit: NotRequired[bool]
    """
    Whether the vehicle is on its way to the dealer.
    """
    carfax_1_owner: NotRequired[bool]
    """
    Whether it had a single owner.
    """
    carfax_clean_title: NotRequired[bool]
    """
    Whether it has a clean title.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    ref_price: NotRequired[float]
    """
    Price before the last change.
    """
    ref_miles: NotRequired[float]
    """
    Odometer reading before the last change.
    """
    price_as_given: NotRequired[str]
    """
    Price as the feed gave it, where that is in another currency: 18990 EUR.
    """
    price_change_percent: NotRequired[float]
    """
    Price change in percent of the previous price, two decimals.
    """
    build: NotRequired[ListingDetailsBuild]
    model_code: NotRequired[str]
    """
    Manufacturer's model code.
    """
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    base_ext_color: NotRequired[str]
    """
    Base exterior colour.
    """
    base_int_color: NotRequired[str]
    """
    Base interior colour.
    """
    dealer: NotRequired[ListingDetailsDealer]
    mc_dealership: NotRequired[ListingDetailsMcDealership]
    car_location: NotRequired[ListingDetailsCarLocation]
    high_value_features: NotRequired[list[str]]
    """
    High-value features.
    """
    options_packages: NotRequired[list[str]]
    """
    Option packages.
    """
    media: NotRequired[ListingDetailsMedia]
    financing_options: NotRequired[list[ListingDetailsFinancingOption]]
    leasing_options: NotRequired[list[ListingDetailsLeasingOption]]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    first_seen_at_source: NotRequired[int]
    """
    First seen on this source.
    """
    first_seen_at_source_date: NotRequired[str]
    """
    First seen on this source.
    """
    first_seen_at_mc: NotRequired[int]
    """
    First seen on any source.
    """
    first_seen_at_mc_date: NotRequired[str]
    """
    First seen on any source.
    """
    dom: NotRequired[int]
    """
    Days on the market, lifetime.
    """
    dom_180: NotRequired[int]
    """
    Days on the market within the last 180 days.
    """
    dom_active: NotRequired[int]
    """
    Days on the market in the current stint.
    """
    dos_active: NotRequired[int]
    """
    Days on this source.
    """
    ref_price_dt: NotRequired[int]
    """
    Last day of the price before the last change.
    """
    ref_miles_dt: NotRequired[int]
    """
    Last day of the odometer reading before the last change.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """
    preferred_dealer: NotRequired[bool]
    """
    Whether the account prefers the dealer; with include_preferred_dealer_flag, if there is a list.
    """
    extra: NotRequired[ListingDetailsExtra]


class MotorcycleListingDetailsBuild(TypedDict):
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    vehicle_type: NotRequired[str]
    """
    Vehicle type, for example Car, Truck.
    """
    body_type: NotRequired[str]
    """
    Body type, for example SUV, Sedan.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain: 4WD, AWD, FWD, RWD.
    """
    fuel_type: NotRequired[str]
    """
    Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded.
    """
    engine: NotRequired[str]
    """
    Engine, for example 2.0L I4.
    """
    transmission: NotRequired[str]
    """
    Transmission: Automatic, CVT, Manual.
    """
    cylinders: NotRequired[int]
    """
    Number of cylinders.
    """
    made_in: NotRequired[str]
    """
    Country of manufacture.
    """
    overall_height: NotRequired[str]
    """
    Height in inches.
    """
    overall_length: NotRequired[str]
    """
    Length in inches.
    """
    overall_width: NotRequired[str]
    """
    Width in inches.
    """
    std_seating: NotRequired[str]
    """
    Standard seating.
    """
    dry_weight: NotRequired[str]
    """
    Weight without fluids, as delivered.
    """


class MotorcycleListingDetailsDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class MotorcycleListingDetailsMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class MotorcycleListingDetailsExtra(TypedDict):
    options: NotRequired[list[str]]
    features: NotRequired[list[str]]
    seller_comments: NotRequired[str]
    """
    The seller's text.
    """


class MotorcycleListingDetails(TypedDict):
    """
    Active listings of motorcycles in the US and Canada.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    build: NotRequired[MotorcycleListingDetailsBuild]
    dealer: NotRequired[MotorcycleListingDetailsDealer]
    media: NotRequired[MotorcycleListingDetailsMedia]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    color: NotRequired[str]
    """
    Colour.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """
    extra: NotRequired[MotorcycleListingDetailsExtra]


class HeavyEquipmentListingDetailsBuild(TypedDict):
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    body_type: NotRequired[str]
    """
    Body type, for example SUV, Sedan.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain: 4WD, AWD, FWD, RWD.
    """
    fuel_type: NotRequired[str]
    """
    Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded.
    """
    engine: NotRequired[str]
    """
    Engine, for example 2.0L I4.
    """
    transmission: NotRequired[str]
    """
    Transmission: Automatic, CVT, Manual.
    """
    category: NotRequired[str]
    """
    Category, for example Excavators.
    """
    sub_category: NotRequired[str]
    """
    Subcategory, for example Mini Excavators.
    """
    condition: NotRequired[str]
    """
    Condition in the dealer's words.
    """


class HeavyEquipmentListingDetailsDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class HeavyEquipmentListingDetailsMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class HeavyEquipmentListingDetailsExtra(TypedDict):
    options: NotRequired[list[str]]
    features: NotRequired[list[str]]
    seller_comments: NotRequired[str]
    """
    The seller's text.
    """


class HeavyEquipmentListingDetails(TypedDict):
    """
    Active listings of heavy equipment in the US and Canada.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    hours_used: NotRequired[float]
    """
    Hours used.
    """
    build: NotRequired[HeavyEquipmentListingDetailsBuild]
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    dealer: NotRequired[HeavyEquipmentListingDetailsDealer]
    media: NotRequired[HeavyEquipmentListingDetailsMedia]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """
    extra: NotRequired[HeavyEquipmentListingDetailsExtra]


UkRvListingDetailsBuild = TypedDict(
    'UkRvListingDetailsBuild',
    {
        'year': NotRequired[int],
        'make': NotRequired[str],
        'model': NotRequired[str],
        'drivetrain': NotRequired[str],
        'fuel_type': NotRequired[str],
        'engine': NotRequired[str],
        'engine_size': NotRequired[float],
        'transmission': NotRequired[str],
        'class': NotRequired[str],
        'slideouts': NotRequired[str],
        'sleeps': NotRequired[str],
        'length': NotRequired[str],
        'area': NotRequired[str],
        'gvwr': NotRequired[str],
        'awnings': NotRequired[str],
        'fresh_water_capacity': NotRequired[str],
        'category': NotRequired[str],
        'sub_category': NotRequired[str],
        'berths': NotRequired[str],
        'mtplm': NotRequired[str],
        'chassis': NotRequired[str],
        'drive_type': NotRequired[str],
        'steering': NotRequired[str],
        'width': NotRequired[str],
        'exterior_length': NotRequired[str],
        'interior_length': NotRequired[str],
        'floorplan': NotRequired[str],
    },
)


class UkRvListingDetailsDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: GB.
    """
    zip: NotRequired[str]
    """
    Postcode of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class UkRvListingDetailsMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class UkRvListingDetailsExtra(TypedDict):
    options: NotRequired[list[str]]
    features: NotRequired[list[str]]
    seller_comments: NotRequired[str]
    """
    The seller's text.
    """


class UkRvListingDetails(TypedDict):
    """
    Active listings of recreational vehicles in the UK.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    availability_status: NotRequired[str]
    """
    Stock status in the dealer's words.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    currency_indicator: NotRequired[str]
    """
    Currency of the prices.
    """
    miles_indicator: NotRequired[str]
    """
    Unit of the delivered mileage: MILES or KILOMETERS.
    """
    build: NotRequired[UkRvListingDetailsBuild]
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    dealer: NotRequired[UkRvListingDetailsDealer]
    media: NotRequired[UkRvListingDetailsMedia]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    mot_expires: NotRequired[str]
    """
    When the roadworthiness test expires, as delivered.
    """
    motorhome_build: NotRequired[str]
    """
    Construction of the motorhome.
    """
    origin: NotRequired[str]
    """
    Origin.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """
    extra: NotRequired[UkRvListingDetailsExtra]


RvListingDetailsBuild = TypedDict(
    'RvListingDetailsBuild',
    {
        'year': NotRequired[int],
        'make': NotRequired[str],
        'model': NotRequired[str],
        'fuel_type': NotRequired[str],
        'engine': NotRequired[str],
        'transmission': NotRequired[str],
        'made_in': NotRequired[str],
        'class': NotRequired[str],
        'slideouts': NotRequired[str],
        'sleeps': NotRequired[str],
        'length': NotRequired[str],
        'area': NotRequired[str],
        'gvwr': NotRequired[str],
        'awnings': NotRequired[str],
        'fresh_water_capacity': NotRequired[str],
    },
)


class RvListingDetailsDealer(TypedDict):
    id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    website: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    name: NotRequired[str]
    """
    Name of the seller; lower case in facets.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street of the dealer.
    """
    city: NotRequired[str]
    """
    City of the dealer.
    """
    state: NotRequired[str]
    """
    State or province of the dealer.
    """
    country: NotRequired[str]
    """
    Country of the dealer: US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the dealer.
    """
    county: NotRequired[str]
    """
    County of the dealer.
    """
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code of the dealer.
    """
    phone: NotRequired[str]
    """
    Phone of the dealer.
    """
    seller_email: NotRequired[str]
    """
    E-mail address of the dealer.
    """
    latitude: NotRequired[str]
    """
    Latitude of the dealer.
    """
    longitude: NotRequired[str]
    """
    Longitude of the dealer.
    """


class RvListingDetailsMedia(TypedDict):
    photo_links: NotRequired[list[str]]
    """
    URLs of photos.
    """
    photo_links_cached: NotRequired[list[str]]
    """
    URLs of cached photos.
    """


class RvListingDetailsExtra(TypedDict):
    options: NotRequired[list[str]]
    features: NotRequired[list[str]]
    seller_comments: NotRequired[str]
    """
    The seller's text.
    """


class RvListingDetails(TypedDict):
    """
    Active listings of recreational vehicles in the US and Canada.
    """

    id: str
    """
    Identifier of the listing; case-sensitive.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number, 17 characters.
    """
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    vdp_url: NotRequired[str]
    """
    URL of the vehicle page.
    """
    stock_no: NotRequired[str]
    """
    Stock number at the dealer.
    """
    source: NotRequired[str]
    """
    Domain of the website that shows the listing.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo (a private seller) or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    price: NotRequired[float]
    """
    Advertised price.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    build: NotRequired[RvListingDetailsBuild]
    exterior_color: NotRequired[str]
    """
    Exterior colour in the dealer's words.
    """
    interior_color: NotRequired[str]
    """
    Interior colour in the dealer's words.
    """
    dealer: NotRequired[RvListingDetailsDealer]
    media: NotRequired[RvListingDetailsMedia]
    last_seen_at: NotRequired[int]
    """
    Last seen.
    """
    last_seen_at_date: NotRequired[str]
    """
    Last seen.
    """
    scraped_at: NotRequired[int]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    scraped_at_date: NotRequired[str]
    """
    Start of the current record, since which price and miles are unchanged.
    """
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    """
    First seen with this record.
    """
    links: NotRequired[dict[str, str]]
    """
    Other operations about this listing; with include_relevant_links.
    """
    extra: NotRequired[RvListingDetailsExtra]


class HistoryRecord(TypedDict):
    """
    Records of a vehicle's history.
    """

    id: NotRequired[str]
    """
    Identifier of the record.
    """
    price: NotRequired[float]
    """
    Price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    data_source: NotRequired[str]
    """
    Where the record comes from.
    """
    vdp_url: NotRequired[str]
    """
    Page of the vehicle.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    last_seen_at: NotRequired[int]
    """
    When the vehicle was last seen with this record.
    """
    last_seen_at_date: NotRequired[str]
    scraped_at: NotRequired[int]
    """
    Start of the record.
    """
    scraped_at_date: NotRequired[str]
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    source: NotRequired[str]
    """
    Domain of the website.
    """
    seller_name: NotRequired[str]
    """
    Name of the seller.
    """
    city: NotRequired[str]
    """
    City of the seller.
    """
    state: NotRequired[str]
    """
    State of the seller.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the seller.
    """
    status_date: NotRequired[int]
    """
    Day of the status; the order of the records.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    is_certified: NotRequired[bool]
    """
    Certified pre-owned.
    """
    exterior_color: NotRequired[str]
    """
    Exterior colour.
    """
    interior_color: NotRequired[str]
    """
    Interior colour.
    """
    base_int_color: NotRequired[str]
    """
    Base interior colour.
    """
    base_ext_color: NotRequired[str]
    """
    Base exterior colour.
    """
    dom: NotRequired[int]
    """
    Days on the market, lifetime.
    """
    dom_180: NotRequired[int]
    """
    Days on the market within 180 days.
    """
    dom_active: NotRequired[int]
    """
    Days on the market in the current stint.
    """
    stock_no: NotRequired[str]
    """
    Stock number.
    """
    is_searchable: NotRequired[bool]
    """
    Whether it was the searchable listing of its vehicle.
    """
    dealer_id: NotRequired[int]
    """
    Identifier of the dealer.
    """
    street: NotRequired[str]
    """
    Street of the seller.
    """
    country: NotRequired[str]
    """
    Country of the seller.
    """
    latitude: NotRequired[str]
    """
    Latitude of the seller.
    """
    longitude: NotRequired[str]
    """
    Longitude of the seller.
    """
    dos_active: NotRequired[int]
    """
    Days on the source.
    """


class UkHistoryRecord(TypedDict):
    """
    Records of a vehicle's history.
    """

    id: NotRequired[str]
    """
    Identifier of the record.
    """
    price: NotRequired[float]
    """
    Price.
    """
    miles: NotRequired[float]
    """
    Odometer reading in miles.
    """
    data_source: NotRequired[str]
    """
    Where the record comes from.
    """
    vdp_url: NotRequired[str]
    """
    Page of the vehicle.
    """
    seller_type: NotRequired[str]
    """
    dealer, fsbo or auction.
    """
    inventory_type: NotRequired[str]
    """
    new or used.
    """
    last_seen_at: NotRequired[int]
    """
    When the vehicle was last seen with this record.
    """
    last_seen_at_date: NotRequired[str]
    scraped_at: NotRequired[int]
    """
    Start of the record.
    """
    scraped_at_date: NotRequired[str]
    first_seen_at: NotRequired[int]
    """
    First seen with this record.
    """
    first_seen_at_date: NotRequired[str]
    source: NotRequired[str]
    """
    Domain of the website.
    """
    seller_name: NotRequired[str]
    """
    Name of the seller.
    """
    city: NotRequired[str]
    """
    City of the seller.
    """
    state: NotRequired[str]
    """
    State of the seller.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code of the seller.
    """
    status_date: NotRequired[int]
    """
    Day of the status; the order of the records.
    """


class IncentiveOfferVehicle(TypedDict):
    """
    Vehicles that the offer is for.
    """

    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain.
    """
    transmission: NotRequired[str]
    """
    Transmission.
    """
    engine: NotRequired[str]
    """
    Engine.
    """
    fuel_type: NotRequired[str]
    """
    Fuel.
    """
    body_type: NotRequired[str]
    """
    Body.
    """
    year: NotRequired[int]
    """
    Model year.
    """


class IncentiveOfferAmount(TypedDict):
    """
    Payments, rates and terms that the offer has.
    """

    monthly: NotRequired[float]
    """
    Monthly payment of a lease in US dollars.
    """
    apr: NotRequired[float]
    """
    Annual percentage rate.
    """
    term: NotRequired[float]
    """
    Length of the contract, in the unit of term_unit.
    """
    term_unit: NotRequired[str]
    """
    months or years.
    """


class IncentiveOffer(TypedDict):
    vehicles: NotRequired[list[IncentiveOfferVehicle]]
    offer_type: NotRequired[str]
    """
    lease, finance, cash, and others.
    """
    amounts: NotRequired[list[IncentiveOfferAmount]]
    oem_program_name: NotRequired[str]
    """
    The manufacturer's name of the program.
    """
    cashback_amount: NotRequired[float]
    """
    Cash back in US dollars.
    """
    cashback_target_group: NotRequired[str]
    """
    Who gets the cash back, for example Military.
    """
    due_at_signing: NotRequired[float]
    """
    Due at signing in US dollars.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price in US dollars.
    """
    down_payment: NotRequired[float]
    """
    Down payment in US dollars.
    """
    security_deposit: NotRequired[float]
    """
    Security deposit in US dollars.
    """
    acquisition_fee: NotRequired[float]
    """
    Acquisition fee in US dollars.
    """
    disposition_fee: NotRequired[float]
    """
    Disposition fee in US dollars.
    """
    net_cap_cost: NotRequired[float]
    """
    Net capitalised cost in US dollars.
    """
    gross_cap_cost: NotRequired[float]
    """
    Gross capitalised cost in US dollars.
    """
    total_monthly_payments: NotRequired[float]
    """
    Sum of the monthly payments in US dollars.
    """
    lease_end_purchase_price: NotRequired[float]
    """
    Purchase price at the end of the lease in US dollars.
    """
    over_mileage_fee: NotRequired[float]
    """
    Fee per mile over the limit in US dollars.
    """
    mileage_limit: NotRequired[float]
    """
    Miles per year.
    """
    dealer_contribution: NotRequired[float]
    """
    Contribution of the dealer in US dollars.
    """
    valid_from: NotRequired[str]
    """
    First day of the offer, MM/DD/YYYY.
    """
    valid_through: NotRequired[str]
    """
    Last day of the offer, MM/DD/YYYY.
    """
    titles: NotRequired[list[str]]
    """
    Titles.
    """
    offers: NotRequired[list[str]]
    """
    Texts of the offer.
    """
    disclaimers: NotRequired[list[str]]
    """
    Disclaimers.
    """


class Incentive(TypedDict):
    """
    Manufacturer incentives, one record per offer and location.
    """

    id: str
    """
    SHA-256 of the document.
    """
    base_sha: str
    """
    SHA-256 of the document without its location: the same for one offer in several locations.
    """
    offer: NotRequired[IncentiveOffer]
    msa_code: NotRequired[str]
    """
    Metropolitan statistical area code.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    city: NotRequired[str]
    """
    City.
    """
    state: NotRequired[str]
    """
    State or province.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    dealer_id: NotRequired[str]
    """
    Identifier that the service assigns to the manufacturer.
    """
    source: NotRequired[str]
    """
    Domain of the website.
    """
    status_date: NotRequired[str]
    """
    Last updated; ISO-8601, UTC.
    """
    scraped_at_date: NotRequired[str]
    """
    First collected; ISO-8601, UTC.
    """


class DecodedVehicle(TypedDict):
    is_valid: bool
    """
    Whether the check digit is correct or not required.
    """
    decode_mode: Literal['fullVIN', 'partialVIN']
    """
    partialVIN: the model is unknown, or one of several (possible_models).
    """
    vin: str
    decoder: Literal['nhtsa_vpic']
    """
    Where the answer comes from: the public VIN patterns of the US regulator.
    """
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    body_type: NotRequired[str]
    """
    Body type, for example SUV, Sedan.
    """
    vehicle_type: NotRequired[str]
    """
    Vehicle type, for example Car, Truck.
    """
    drivetrain: NotRequired[str]
    """
    Drivetrain: 4WD, AWD, FWD, RWD.
    """
    fuel_type: NotRequired[str]
    """
    Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded.
    """
    powertrain_type: NotRequired[str]
    """
    Powertrain: Combustion, BEV, HEV, MHEV, PHEV.
    """
    engine: NotRequired[str]
    """
    Engine, for example 2.0L I4.
    """
    engine_size: NotRequired[float]
    """
    Engine displacement in litres.
    """
    engine_block: NotRequired[str]
    """
    Engine block, for example I, V, H.
    """
    engine_aspiration: NotRequired[str]
    """
    Engine aspiration, for example Turbocharged.
    """
    transmission: NotRequired[str]
    """
    Transmission: Automatic, CVT, Manual.
    """
    doors: NotRequired[int]
    """
    Number of doors.
    """
    cylinders: NotRequired[int]
    """
    Number of cylinders.
    """
    made_in: NotRequired[str]
    """
    Country of manufacture.
    """
    possible_makes: NotRequired[list[str]]
    """
    The VIN fits vehicles of these makes; which one is unknown, so make and model are absent.
    """
    possible_models: NotRequired[list[str]]
    """
    The VIN fits these models; which one is unknown, so model is absent.
    """


class BatchJob(TypedDict):
    job_id: str
    status: Literal['PROCESSING', 'COMPLETED', 'FAILED']
    progress_percent: int
    """
    0 to 100; 100 when the results can be downloaded.
    """
    client_reference: NotRequired[str]
    created_at: str
    updated_at: str
    completed_at: NotRequired[str]
    total_records: NotRequired[int]
    """
    Rows of the file, once it has been read.
    """
    processed_records: int
    failed_records: int
    """
    Rows whose result is an error.
    """
    error_code: NotRequired[str]
    """
    Only for failed jobs.
    """
    error_message: NotRequired[str]


class SavedView(TypedDict):
    view_id: str
    name: str
    """
    No two views of an account have the same.
    """
    search: str
    """
    URL of a search of listings from its path on, for example /v2/search/car/active?make=ford. Its filters and its order are kept, in the order of their names; pages, counts and the key are not.
    """
    console: NotRequired[str]
    """
    Address of the console's page that shows it, from #/ on, without a key.
    """
    has_alert: bool
    created_at: int
    """
    When it was saved, Unix seconds.
    """
    updated_at: int
    """
    When it was last changed, Unix seconds.
    """


class Alert(TypedDict):
    view_id: str
    arrived: bool
    """
    Tell of listings that the view finds and did not find before.
    """
    left: bool
    """
    Tell of listings that it does not find any more.
    """
    price_change: Literal['any', 'none', 'amount', 'percent']
    """
    Which changes of price to tell: any, none, those of at least an amount, or of a part of the price before.
    """
    price_threshold: NotRequired[float]
    """
    The amount, in the currency of the market, or the percentage: above 0.
    """
    created_at: int
    """
    When it was set, Unix seconds.
    """
    compared_at: int
    """
    When it was last compared, Unix seconds.
    """
    data_version: str
    """
    Version of the data that it has seen.
    """
    listings: int
    """
    Listings that the view found in it.
    """
    fault: NotRequired[str]
    """
    Why it cannot be compared at the moment; it goes on where it ended. Absent: it is compared.
    """


class AlertListing(TypedDict):
    id: str
    source: NotRequired[str]
    """
    Domain of the site that shows it.
    """
    vin: NotRequired[str]
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    price: NotRequired[float]
    """
    As it was last seen, in the currency of the country.
    """
    country: NotRequired[str]
    """
    Country of the dealer.
    """


class RepricedListing(TypedDict):
    id: str
    source: NotRequired[str]
    """
    Domain of the site that shows it.
    """
    vin: NotRequired[str]
    heading: NotRequired[str]
    """
    Title of the listing.
    """
    price: NotRequired[float]
    """
    As it was last seen, in the currency of the country.
    """
    country: NotRequired[str]
    """
    Country of the dealer.
    """
    price_before: NotRequired[float]
    id_before: str
    """
    Its id before: a record with another price has another id.
    """


class AlertEvent(TypedDict):
    event_id: str
    created_at: int
    """
    When it was found, Unix seconds.
    """
    data_version: str
    """
    Version of the data that was compared.
    """
    version_before: str
    """
    Version that it was compared with.
    """
    rolled_back: bool
    """
    The delivery of the version before was withdrawn.
    """
    arrived: int
    left: int
    price_changed: int


class AlertEventDetails(TypedDict):
    event_id: str
    created_at: int
    """
    When it was found, Unix seconds.
    """
    data_version: str
    """
    Version of the data that was compared.
    """
    version_before: str
    """
    Version that it was compared with.
    """
    rolled_back: bool
    """
    The delivery of the version before was withdrawn.
    """
    arrived: list[AlertListing]
    left: list[AlertListing]
    price_changed: list[RepricedListing]


class TokenRequest(TypedDict):
    grant_type: Literal['client_credentials']
    client_id: NotRequired[str]
    """
    The API key. Omit it when using HTTP Basic.
    """
    client_secret: NotRequired[str]
    """
    The secret of the key. Omit it when using HTTP Basic.
    """


class Token(TypedDict):
    access_token: str
    token_type: Literal['Bearer']
    expires_in: int
    """
    Seconds.
    """


class RevokeRequest(TypedDict):
    client_id: NotRequired[str]
    """
    The API key. Omit it when using HTTP Basic.
    """
    client_secret: NotRequired[str]
    """
    The secret of the key. Omit it when using HTTP Basic.
    """
    access_tokens: list[str]
    """
    1 to 15 distinct tokens.
    """


class Revoked(TypedDict):
    revoked_count: int
    failed_tokens: NotRequired[list[str]]
    """
    Those that are not valid tokens of the client.
    """


class SearchCarActiveParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    plot: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sort_by: NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'price_change_percent', 'city_mpg', 'highway_mpg', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen', 'first_seen', 'dom', 'dom_180', 'dom_active', 'dos_active']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class SearchCarActiveAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[Listing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class SearchCarActivePivotParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class SearchCarActiveExportParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    after: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    columns: NotRequired[list[Literal['id', 'vin', 'heading', 'data_source', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'is_certified', 'vehicle_status', 'availability_status', 'in_transit', 'carfax_1_owner', 'carfax_clean_title', 'price', 'msrp', 'miles', 'ref_price', 'ref_miles', 'price_as_given', 'price_change_percent', 'year', 'make', 'model', 'trim', 'version', 'vehicle_type', 'body_type', 'body_subtype', 'drivetrain', 'fuel_type', 'powertrain_type', 'engine', 'engine_block', 'engine_size', 'engine_aspiration', 'transmission', 'doors', 'cylinders', 'seating_capacity', 'city_mpg', 'highway_mpg', 'made_in', 'overall_height', 'overall_length', 'overall_width', 'std_seating', 'build_code', 'exterior_color', 'interior_color', 'base_ext_color', 'base_int_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id', 'mc_sub_dealership_group_id', 'mc_dealership_group_name', 'mc_sub_dealership_group_name', 'mc_category', 'car_seller_name', 'car_street', 'car_city', 'car_state', 'car_zip', 'car_latitude', 'car_longitude', 'high_value_features', 'options_packages', 'photo_links', 'photo_links_cached', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_down_payment_per', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen_at', 'scraped_at', 'first_seen_at', 'first_seen_at_source', 'first_seen_at_mc', 'dom', 'dom_180', 'dom_active', 'dos_active', 'ref_price_dt', 'ref_miles_dt', 'dist']]]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    escape_formulas: NotRequired[bool]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


class SearchMotorcycleActiveParametersQuery(TypedDict):
    body_type: NotRequired[str]
    city: NotRequired[str]
    color: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    search_text: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    sort_by: NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'last_seen', 'first_seen']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vin: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    vehicle_type: NotRequired[str]
    vin: NotRequired[str]
    year: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class SearchMotorcycleActiveAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[MotorcycleListing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class SearchMotorcycleActivePivotParametersQuery(TypedDict):
    body_type: NotRequired[str]
    city: NotRequired[str]
    color: NotRequired[str]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    search_text: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vin: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    vehicle_type: NotRequired[str]
    vin: NotRequired[str]
    year: NotRequired[str]
    zip: NotRequired[str]


class SearchMotorcycleActiveExportParametersQuery(TypedDict):
    after: NotRequired[str]
    body_type: NotRequired[str]
    city: NotRequired[str]
    color: NotRequired[str]
    columns: NotRequired[list[Literal['id', 'vin', 'heading', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'price', 'msrp', 'miles', 'year', 'make', 'model', 'trim', 'vehicle_type', 'body_type', 'drivetrain', 'fuel_type', 'engine', 'transmission', 'cylinders', 'made_in', 'overall_height', 'overall_length', 'overall_width', 'std_seating', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'photo_links', 'photo_links_cached', 'last_seen_at', 'scraped_at', 'first_seen_at', 'color', 'dry_weight', 'dist']]]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    escape_formulas: NotRequired[bool]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    search_text: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vin: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    vehicle_type: NotRequired[str]
    vin: NotRequired[str]
    year: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


class SearchHeavyEquipmentActiveParametersQuery(TypedDict):
    body_type: NotRequired[str]
    category: NotRequired[str]
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    hours_used_range: NotRequired[str]
    interior_color: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    search_text: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    sort_by: NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'hours_used', 'last_seen', 'first_seen']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    sub_category: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    vin: NotRequired[str]
    year: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class SearchHeavyEquipmentActiveAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[HeavyEquipmentListing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class SearchHeavyEquipmentActivePivotParametersQuery(TypedDict):
    body_type: NotRequired[str]
    category: NotRequired[str]
    city: NotRequired[str]
    country: NotRequired[Literal['us', 'ca', 'all']]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    exterior_color: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    hours_used_range: NotRequired[str]
    interior_color: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    search_text: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    sub_category: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    vin: NotRequired[str]
    year: NotRequired[str]
    zip: NotRequired[str]


class SearchHeavyEquipmentActiveExportParametersQuery(TypedDict):
    after: NotRequired[str]
    body_type: NotRequired[str]
    category: NotRequired[str]
    city: NotRequired[str]
    columns: NotRequired[list[Literal['id', 'vin', 'heading', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'price', 'msrp', 'miles', 'hours_used', 'year', 'make', 'model', 'trim', 'body_type', 'drivetrain', 'fuel_type', 'engine', 'transmission', 'exterior_color', 'interior_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'photo_links', 'photo_links_cached', 'last_seen_at', 'scraped_at', 'first_seen_at', 'category', 'sub_category', 'condition', 'dist']]]
    country: NotRequired[Literal['us', 'ca', 'all']]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    escape_formulas: NotRequired[bool]
    exterior_color: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    hours_used_range: NotRequired[str]
    interior_color: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    search_text: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    sub_category: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    vin: NotRequired[str]
    year: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


SearchRvActiveParametersQuery = TypedDict(
    'SearchRvActiveParametersQuery',
    {
        'base_ext_color': NotRequired[str],
        'base_exterior_color': NotRequired[str],
        'base_int_color': NotRequired[str],
        'base_interior_color': NotRequired[str],
        'city': NotRequired[str],
        'class': NotRequired[str],
        'count_other_values': NotRequired[bool],
        'country': NotRequired[Literal['us', 'ca', 'all']],
        'cylinders': NotRequired[str],
        'data_version': NotRequired[str],
        'dealer_id': NotRequired[str],
        'dealer_name': NotRequired[str],
        'doors': NotRequired[str],
        'engine': NotRequired[str],
        'exterior_color': NotRequired[str],
        'facet_sort': NotRequired[Literal['count', 'index']],
        'facets': NotRequired[str],
        'first_seen_days': NotRequired[str],
        'first_seen_range': NotRequired[str],
        'fresh_water_capacity': NotRequired[str],
        'fuel_type': NotRequired[str],
        'gvwr': NotRequired[str],
        'interior_color': NotRequired[str],
        'inventory_type': NotRequired[list[Literal['new', 'used']]],
        'last_seen_days': NotRequired[str],
        'last_seen_range': NotRequired[str],
        'latitude': NotRequired[float],
        'length': NotRequired[str],
        'length_range': NotRequired[str],
        'longitude': NotRequired[float],
        'make': NotRequired[str],
        'miles_range': NotRequired[str],
        'model': NotRequired[str],
        'model_o': NotRequired[str],
        'msa_code': NotRequired[str],
        'msrp_range': NotRequired[str],
        'number_of_awnings': NotRequired[str],
        'price_range': NotRequired[str],
        'radius': NotRequired[int],
        'range_facets': NotRequired[str],
        'rows': NotRequired[int],
        'search_text': NotRequired[str],
        'seating_capacity': NotRequired[str],
        'seller_type': NotRequired[list[Literal['dealer', 'fsbo', 'auction']]],
        'sleeps': NotRequired[str],
        'slideouts': NotRequired[str],
        'sort_by': NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'last_seen', 'first_seen']],
        'sort_order': NotRequired[Literal['asc', 'desc']],
        'source': NotRequired[str],
        'start': NotRequired[int],
        'state': NotRequired[str],
        'stats': NotRequired[str],
        'stock_no': NotRequired[str],
        'tokenized_search_text': NotRequired[str],
        'transmission': NotRequired[str],
        'vin': NotRequired[str],
        'year': NotRequired[str],
        'year_range': NotRequired[str],
        'zip': NotRequired[str],
        'append_api_key': NotRequired[bool],
        'include_relevant_links': NotRequired[bool],
    },
)


class SearchRvActiveAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[RvListing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


SearchRvActivePivotParametersQuery = TypedDict(
    'SearchRvActivePivotParametersQuery',
    {
        'base_ext_color': NotRequired[str],
        'base_exterior_color': NotRequired[str],
        'base_int_color': NotRequired[str],
        'base_interior_color': NotRequired[str],
        'city': NotRequired[str],
        'class': NotRequired[str],
        'country': NotRequired[Literal['us', 'ca', 'all']],
        'cylinders': NotRequired[str],
        'dealer_id': NotRequired[str],
        'dealer_name': NotRequired[str],
        'doors': NotRequired[str],
        'engine': NotRequired[str],
        'exterior_color': NotRequired[str],
        'first_seen_days': NotRequired[str],
        'first_seen_range': NotRequired[str],
        'fresh_water_capacity': NotRequired[str],
        'fuel_type': NotRequired[str],
        'group_by': str,
        'group_sort': NotRequired[str],
        'gvwr': NotRequired[str],
        'interior_color': NotRequired[str],
        'inventory_type': NotRequired[list[Literal['new', 'used']]],
        'last_seen_days': NotRequired[str],
        'last_seen_range': NotRequired[str],
        'latitude': NotRequired[float],
        'length': NotRequired[str],
        'length_range': NotRequired[str],
        'longitude': NotRequired[float],
        'make': NotRequired[str],
        'measures': NotRequired[str],
        'miles_range': NotRequired[str],
        'model': NotRequired[str],
        'model_o': NotRequired[str],
        'msa_code': NotRequired[str],
        'msrp_range': NotRequired[str],
        'number_of_awnings': NotRequired[str],
        'price_range': NotRequired[str],
        'radius': NotRequired[int],
        'search_text': NotRequired[str],
        'seating_capacity': NotRequired[str],
        'seller_type': NotRequired[list[Literal['dealer', 'fsbo', 'auction']]],
        'sleeps': NotRequired[str],
        'slideouts': NotRequired[str],
        'source': NotRequired[str],
        'state': NotRequired[str],
        'stock_no': NotRequired[str],
        'tokenized_search_text': NotRequired[str],
        'transmission': NotRequired[str],
        'vin': NotRequired[str],
        'year': NotRequired[str],
        'year_range': NotRequired[str],
        'zip': NotRequired[str],
    },
)


SearchRvActiveExportParametersQuery = TypedDict(
    'SearchRvActiveExportParametersQuery',
    {
        'after': NotRequired[str],
        'base_ext_color': NotRequired[str],
        'base_exterior_color': NotRequired[str],
        'base_int_color': NotRequired[str],
        'base_interior_color': NotRequired[str],
        'city': NotRequired[str],
        'class': NotRequired[str],
        'columns': NotRequired[list[Literal['id', 'vin', 'heading', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'price', 'msrp', 'miles', 'year', 'make', 'model', 'fuel_type', 'engine', 'transmission', 'made_in', 'exterior_color', 'interior_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'photo_links', 'photo_links_cached', 'last_seen_at', 'scraped_at', 'first_seen_at', 'class', 'slideouts', 'sleeps', 'length', 'area', 'gvwr', 'awnings', 'fresh_water_capacity', 'dist']]],
        'country': NotRequired[Literal['us', 'ca', 'all']],
        'cylinders': NotRequired[str],
        'data_version': NotRequired[str],
        'dealer_id': NotRequired[str],
        'dealer_name': NotRequired[str],
        'doors': NotRequired[str],
        'engine': NotRequired[str],
        'escape_formulas': NotRequired[bool],
        'exterior_color': NotRequired[str],
        'first_seen_days': NotRequired[str],
        'first_seen_range': NotRequired[str],
        'format': NotRequired[Literal['csv', 'jsonl', 'parquet']],
        'fresh_water_capacity': NotRequired[str],
        'fuel_type': NotRequired[str],
        'gvwr': NotRequired[str],
        'interior_color': NotRequired[str],
        'inventory_type': NotRequired[list[Literal['new', 'used']]],
        'last_seen_days': NotRequired[str],
        'last_seen_range': NotRequired[str],
        'latitude': NotRequired[float],
        'length': NotRequired[str],
        'length_range': NotRequired[str],
        'longitude': NotRequired[float],
        'make': NotRequired[str],
        'miles_range': NotRequired[str],
        'model': NotRequired[str],
        'model_o': NotRequired[str],
        'msa_code': NotRequired[str],
        'msrp_range': NotRequired[str],
        'number_of_awnings': NotRequired[str],
        'price_range': NotRequired[str],
        'radius': NotRequired[int],
        'rows': NotRequired[int],
        'search_text': NotRequired[str],
        'seating_capacity': NotRequired[str],
        'seller_type': NotRequired[list[Literal['dealer', 'fsbo', 'auction']]],
        'sleeps': NotRequired[str],
        'slideouts': NotRequired[str],
        'source': NotRequired[str],
        'state': NotRequired[str],
        'stock_no': NotRequired[str],
        'tokenized_search_text': NotRequired[str],
        'transmission': NotRequired[str],
        'vin': NotRequired[str],
        'year': NotRequired[str],
        'year_range': NotRequired[str],
        'zip': NotRequired[str],
        'append_api_key': NotRequired[bool],
    },
)


class SearchCarUkActiveParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_location_city: NotRequired[str]
    car_location_county: NotRequired[str]
    car_location_latitude: NotRequired[str]
    car_location_longitude: NotRequired[str]
    car_location_seller_name: NotRequired[str]
    car_location_street: NotRequired[str]
    car_location_zip: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    co2_emissions: NotRequired[str]
    combined_mpg_range: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['england', 'scotland', 'wales', 'northern ireland', 'uk', 'all']]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    ev_battery_capacity_range: NotRequired[str]
    ev_battery_type: NotRequired[str]
    ev_vehicle_range: NotRequired[str]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    exclude_write_off_category: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    fca_status: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    insurance_group: NotRequired[str]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    is_vat_included: NotRequired[bool]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    model: NotRequired[str]
    model_variant: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    num_owners: NotRequired[str]
    owned: NotRequired[bool]
    performance_co2_range: NotRequired[str]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    plot: NotRequired[bool]
    postal_code: NotRequired[str]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sort_by: NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'price_change_percent', 'city_mpg', 'highway_mpg', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen', 'first_seen', 'dom', 'dom_180', 'dom_active', 'dos_active']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    ulez_compliant: NotRequired[bool]
    uvc_id: NotRequired[str]
    variant: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_registration_date_range: NotRequired[str]
    vehicle_registration_mark: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vrm: NotRequired[str]
    wheelbase_category: NotRequired[str]
    write_off_category: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class SearchCarUkActiveAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[UkListing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class SearchCarUkActivePivotParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_location_city: NotRequired[str]
    car_location_county: NotRequired[str]
    car_location_latitude: NotRequired[str]
    car_location_longitude: NotRequired[str]
    car_location_seller_name: NotRequired[str]
    car_location_street: NotRequired[str]
    car_location_zip: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    co2_emissions: NotRequired[str]
    combined_mpg_range: NotRequired[str]
    country: NotRequired[Literal['england', 'scotland', 'wales', 'northern ireland', 'uk', 'all']]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    ev_battery_capacity_range: NotRequired[str]
    ev_battery_type: NotRequired[str]
    ev_vehicle_range: NotRequired[str]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    exclude_write_off_category: NotRequired[str]
    exterior_color: NotRequired[str]
    fca_status: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    insurance_group: NotRequired[str]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    is_vat_included: NotRequired[bool]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    model: NotRequired[str]
    model_variant: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    num_owners: NotRequired[str]
    owned: NotRequired[bool]
    performance_co2_range: NotRequired[str]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    postal_code: NotRequired[str]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    ulez_compliant: NotRequired[bool]
    uvc_id: NotRequired[str]
    variant: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_registration_date_range: NotRequired[str]
    vehicle_registration_mark: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vrm: NotRequired[str]
    wheelbase_category: NotRequired[str]
    write_off_category: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class SearchCarUkActiveExportParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    after: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_location_city: NotRequired[str]
    car_location_county: NotRequired[str]
    car_location_latitude: NotRequired[str]
    car_location_longitude: NotRequired[str]
    car_location_seller_name: NotRequired[str]
    car_location_street: NotRequired[str]
    car_location_zip: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    co2_emissions: NotRequired[str]
    columns: NotRequired[list[Literal['id', 'heading', 'data_source', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'is_certified', 'vehicle_status', 'availability_status', 'in_transit', 'carfax_1_owner', 'carfax_clean_title', 'price', 'msrp', 'miles', 'ref_price', 'ref_miles', 'price_as_given', 'price_change_percent', 'year', 'make', 'model', 'trim', 'version', 'vehicle_type', 'body_type', 'body_subtype', 'drivetrain', 'fuel_type', 'powertrain_type', 'engine', 'engine_block', 'engine_size', 'engine_aspiration', 'transmission', 'doors', 'cylinders', 'seating_capacity', 'city_mpg', 'highway_mpg', 'made_in', 'overall_height', 'overall_length', 'overall_width', 'std_seating', 'build_code', 'exterior_color', 'interior_color', 'base_ext_color', 'base_int_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id', 'mc_sub_dealership_group_id', 'mc_dealership_group_name', 'mc_sub_dealership_group_name', 'mc_category', 'car_seller_name', 'car_street', 'car_city', 'car_state', 'car_zip', 'car_latitude', 'car_longitude', 'high_value_features', 'options_packages', 'photo_links', 'photo_links_cached', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_down_payment_per', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen_at', 'scraped_at', 'first_seen_at', 'first_seen_at_source', 'first_seen_at_mc', 'dom', 'dom_180', 'dom_active', 'dos_active', 'ref_price_dt', 'ref_miles_dt', 'vehicle_registration_mark', 'uvc_id', 'variant', 'co2_emissions', 'num_owners', 'insurance_group', 'write_off_category', 'combined_mpg', 'vehicle_registration_date_given', 'ev_battery_type', 'ev_battery_capacity', 'ev_vehicle_range', 'performance_co2', 'wheelbase_category', 'car_county', 'fca_status', 'ulez_compliant', 'is_vat_included', 'dist']]]
    combined_mpg_range: NotRequired[str]
    country: NotRequired[Literal['england', 'scotland', 'wales', 'northern ireland', 'uk', 'all']]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    escape_formulas: NotRequired[bool]
    ev_battery_capacity_range: NotRequired[str]
    ev_battery_type: NotRequired[str]
    ev_vehicle_range: NotRequired[str]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    exclude_write_off_category: NotRequired[str]
    exterior_color: NotRequired[str]
    fca_status: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    insurance_group: NotRequired[str]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    is_vat_included: NotRequired[bool]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    model: NotRequired[str]
    model_variant: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    num_owners: NotRequired[str]
    owned: NotRequired[bool]
    performance_co2_range: NotRequired[str]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    postal_code: NotRequired[str]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    ulez_compliant: NotRequired[bool]
    uvc_id: NotRequired[str]
    variant: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_registration_date_range: NotRequired[str]
    vehicle_registration_mark: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vrm: NotRequired[str]
    wheelbase_category: NotRequired[str]
    write_off_category: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


class SearchRvUkActiveParametersQuery(TypedDict):
    availability_status: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    berths: NotRequired[str]
    category: NotRequired[str]
    chassis: NotRequired[str]
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    doors: NotRequired[str]
    drive_type: NotRequired[str]
    engine_size: NotRequired[str]
    exterior_color: NotRequired[str]
    exterior_length_range: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    interior_color: NotRequired[str]
    interior_length_range: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msrp_range: NotRequired[str]
    mtplm: NotRequired[str]
    postal_code: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    search_text: NotRequired[str]
    seating_capacity: NotRequired[str]
    sort_by: NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'last_seen', 'first_seen']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    steering: NotRequired[str]
    sub_category: NotRequired[str]
    transmission: NotRequired[str]
    vin: NotRequired[str]
    width_range: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class SearchRvUkActiveAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[UkRvListing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class SearchRvUkActivePivotParametersQuery(TypedDict):
    availability_status: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    berths: NotRequired[str]
    category: NotRequired[str]
    chassis: NotRequired[str]
    city: NotRequired[str]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    doors: NotRequired[str]
    drive_type: NotRequired[str]
    engine_size: NotRequired[str]
    exterior_color: NotRequired[str]
    exterior_length_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    interior_color: NotRequired[str]
    interior_length_range: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msrp_range: NotRequired[str]
    mtplm: NotRequired[str]
    postal_code: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    search_text: NotRequired[str]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    steering: NotRequired[str]
    sub_category: NotRequired[str]
    transmission: NotRequired[str]
    vin: NotRequired[str]
    width_range: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    zip: NotRequired[str]


class SearchRvUkActiveExportParametersQuery(TypedDict):
    after: NotRequired[str]
    availability_status: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    berths: NotRequired[str]
    category: NotRequired[str]
    chassis: NotRequired[str]
    city: NotRequired[str]
    columns: NotRequired[list[Literal['id', 'vin', 'heading', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'availability_status', 'price', 'msrp', 'miles', 'currency_indicator', 'miles_indicator', 'year', 'make', 'model', 'drivetrain', 'fuel_type', 'engine', 'engine_size', 'transmission', 'exterior_color', 'interior_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'photo_links', 'photo_links_cached', 'last_seen_at', 'scraped_at', 'first_seen_at', 'mot_expires', 'motorhome_build', 'origin', 'class', 'slideouts', 'sleeps', 'length', 'area', 'gvwr', 'awnings', 'fresh_water_capacity', 'category', 'sub_category', 'berths', 'mtplm', 'chassis', 'drive_type', 'steering', 'width', 'exterior_length', 'interior_length', 'floorplan', 'dist']]]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    doors: NotRequired[str]
    drive_type: NotRequired[str]
    engine_size: NotRequired[str]
    escape_formulas: NotRequired[bool]
    exterior_color: NotRequired[str]
    exterior_length_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    interior_color: NotRequired[str]
    interior_length_range: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msrp_range: NotRequired[str]
    mtplm: NotRequired[str]
    postal_code: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    search_text: NotRequired[str]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    steering: NotRequired[str]
    sub_category: NotRequired[str]
    transmission: NotRequired[str]
    vin: NotRequired[str]
    width_range: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


class DealershipsInventoryParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sort_by: NotRequired[Literal['price', 'msrp', 'miles', 'price_change_percent', 'city_mpg', 'highway_mpg', 'last_seen', 'first_seen', 'dom', 'dom_180', 'dom_active', 'dos_active']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    syndication: NotRequired[bool]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class DealershipsInventoryAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[Listing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class DealershipsInventoryPivotParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    syndication: NotRequired[bool]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class DealershipsInventoryExportParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    after: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    columns: NotRequired[list[Literal['id', 'vin', 'heading', 'data_source', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'is_certified', 'vehicle_status', 'availability_status', 'in_transit', 'carfax_1_owner', 'carfax_clean_title', 'price', 'msrp', 'miles', 'ref_price', 'ref_miles', 'price_as_given', 'price_change_percent', 'year', 'make', 'model', 'trim', 'version', 'vehicle_type', 'body_type', 'body_subtype', 'drivetrain', 'fuel_type', 'powertrain_type', 'engine', 'engine_block', 'engine_size', 'engine_aspiration', 'transmission', 'doors', 'cylinders', 'seating_capacity', 'city_mpg', 'highway_mpg', 'made_in', 'overall_height', 'overall_length', 'overall_width', 'std_seating', 'build_code', 'exterior_color', 'interior_color', 'base_ext_color', 'base_int_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id', 'mc_sub_dealership_group_id', 'mc_dealership_group_name', 'mc_sub_dealership_group_name', 'mc_category', 'car_seller_name', 'car_street', 'car_city', 'car_state', 'car_zip', 'car_latitude', 'car_longitude', 'high_value_features', 'options_packages', 'photo_links', 'photo_links_cached', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_down_payment_per', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen_at', 'scraped_at', 'first_seen_at', 'first_seen_at_source', 'first_seen_at_mc', 'dom', 'dom_180', 'dom_active', 'dos_active', 'ref_price_dt', 'ref_miles_dt', 'dist']]]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    escape_formulas: NotRequired[bool]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    syndication: NotRequired[bool]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


class DealershipsInventoryMarketplacesParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sort_by: NotRequired[Literal['price', 'msrp', 'miles', 'price_change_percent', 'city_mpg', 'highway_mpg', 'last_seen', 'first_seen', 'dom', 'dom_180', 'dom_active', 'dos_active']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    syndication: NotRequired[bool]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class DealershipsInventoryMarketplacesAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[MarketplaceA | MarketplaceB]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class DealershipsCarParametersQuery(TypedDict):
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    created_at_days: NotRequired[str]
    created_at_range: NotRequired[str]
    data_version: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    inventory_url: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    msa_code: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    sort_by: NotRequired[Literal['mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id', 'mc_sub_dealership_group_id', 'created_at_days', 'created_at_range']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    start: NotRequired[int]
    state: NotRequired[str]
    zip: NotRequired[str]


class DealershipsCarAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    mc_dealerships: list[Dealership]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]


class DealersCarParametersQuery(TypedDict):
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    created_at_days: NotRequired[str]
    created_at_range: NotRequired[str]
    data_version: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    inventory_url: NotRequired[str]
    latitude: NotRequired[float]
    listing_count_range: NotRequired[str]
    longitude: NotRequired[float]
    msa_code: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    sort_by: NotRequired[Literal['dist', 'id', 'listing_count', 'created_at_days', 'created_at_range']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    start: NotRequired[int]
    state: NotRequired[str]
    zip: NotRequired[str]


class DealersCarAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    dealers: list[Dealer]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]


class SearchCarFsboActiveParametersQuery(TypedDict):
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_dealer_listings: NotRequired[bool]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    plot: NotRequired[bool]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sort_by: NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'price_change_percent', 'city_mpg', 'highway_mpg', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen', 'first_seen', 'dom', 'dom_180', 'dom_active', 'dos_active']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class SearchCarFsboActiveAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[Listing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class SearchCarFsboActivePivotParametersQuery(TypedDict):
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_dealer_listings: NotRequired[bool]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class SearchCarFsboActiveExportParametersQuery(TypedDict):
    after: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    columns: NotRequired[list[Literal['id', 'vin', 'heading', 'data_source', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'is_certified', 'vehicle_status', 'availability_status', 'in_transit', 'carfax_1_owner', 'carfax_clean_title', 'price', 'msrp', 'miles', 'ref_price', 'ref_miles', 'price_as_given', 'price_change_percent', 'year', 'make', 'model', 'trim', 'version', 'vehicle_type', 'body_type', 'body_subtype', 'drivetrain', 'fuel_type', 'powertrain_type', 'engine', 'engine_block', 'engine_size', 'engine_aspiration', 'transmission', 'doors', 'cylinders', 'seating_capacity', 'city_mpg', 'highway_mpg', 'made_in', 'overall_height', 'overall_length', 'overall_width', 'std_seating', 'build_code', 'exterior_color', 'interior_color', 'base_ext_color', 'base_int_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id', 'mc_sub_dealership_group_id', 'mc_dealership_group_name', 'mc_sub_dealership_group_name', 'mc_category', 'car_seller_name', 'car_street', 'car_city', 'car_state', 'car_zip', 'car_latitude', 'car_longitude', 'high_value_features', 'options_packages', 'photo_links', 'photo_links_cached', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_down_payment_per', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen_at', 'scraped_at', 'first_seen_at', 'first_seen_at_source', 'first_seen_at_mc', 'dom', 'dom_180', 'dom_active', 'dos_active', 'ref_price_dt', 'ref_miles_dt', 'dist']]]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    escape_formulas: NotRequired[bool]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_dealer_listings: NotRequired[bool]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


class SearchCarAuctionActiveParametersQuery(TypedDict):
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    plot: NotRequired[bool]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sort_by: NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'price_change_percent', 'city_mpg', 'highway_mpg', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen', 'first_seen', 'dom', 'dom_180', 'dom_active', 'dos_active']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    title_type: NotRequired[Literal['clean', 'salvage']]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class SearchCarAuctionActiveAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[Listing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class SearchCarAuctionActivePivotParametersQuery(TypedDict):
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    title_type: NotRequired[Literal['clean', 'salvage']]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class SearchCarAuctionActiveExportParametersQuery(TypedDict):
    after: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    columns: NotRequired[list[Literal['id', 'vin', 'heading', 'data_source', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'is_certified', 'vehicle_status', 'availability_status', 'in_transit', 'carfax_1_owner', 'carfax_clean_title', 'price', 'msrp', 'miles', 'ref_price', 'ref_miles', 'price_as_given', 'price_change_percent', 'year', 'make', 'model', 'trim', 'version', 'vehicle_type', 'body_type', 'body_subtype', 'drivetrain', 'fuel_type', 'powertrain_type', 'engine', 'engine_block', 'engine_size', 'engine_aspiration', 'transmission', 'doors', 'cylinders', 'seating_capacity', 'city_mpg', 'highway_mpg', 'made_in', 'overall_height', 'overall_length', 'overall_width', 'std_seating', 'build_code', 'exterior_color', 'interior_color', 'base_ext_color', 'base_int_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id', 'mc_sub_dealership_group_id', 'mc_dealership_group_name', 'mc_sub_dealership_group_name', 'mc_category', 'car_seller_name', 'car_street', 'car_city', 'car_state', 'car_zip', 'car_latitude', 'car_longitude', 'high_value_features', 'options_packages', 'photo_links', 'photo_links_cached', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_down_payment_per', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen_at', 'scraped_at', 'first_seen_at', 'first_seen_at_source', 'first_seen_at_mc', 'dom', 'dom_180', 'dom_active', 'dos_active', 'ref_price_dt', 'ref_miles_dt', 'dist']]]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    escape_formulas: NotRequired[bool]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    title_type: NotRequired[Literal['clean', 'salvage']]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


class SearchCarRecentsParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    expired: NotRequired[bool]
    exterior_color: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    interior_color: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    plot: NotRequired[bool]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sold: NotRequired[bool]
    sort_by: NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'price_change_percent', 'city_mpg', 'highway_mpg', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen', 'first_seen', 'dom', 'dom_180', 'dom_active', 'dos_active']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class SearchCarRecentsAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[Listing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class SearchCarRecentsPivotParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    expired: NotRequired[bool]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    interior_color: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    sold: NotRequired[bool]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class SearchCarRecentsExportParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    after: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    columns: NotRequired[list[Literal['id', 'vin', 'heading', 'data_source', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'is_certified', 'vehicle_status', 'availability_status', 'in_transit', 'carfax_1_owner', 'carfax_clean_title', 'price', 'msrp', 'miles', 'ref_price', 'ref_miles', 'price_as_given', 'price_change_percent', 'year', 'make', 'model', 'trim', 'version', 'vehicle_type', 'body_type', 'body_subtype', 'drivetrain', 'fuel_type', 'powertrain_type', 'engine', 'engine_block', 'engine_size', 'engine_aspiration', 'transmission', 'doors', 'cylinders', 'seating_capacity', 'city_mpg', 'highway_mpg', 'made_in', 'overall_height', 'overall_length', 'overall_width', 'std_seating', 'build_code', 'exterior_color', 'interior_color', 'base_ext_color', 'base_int_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id', 'mc_sub_dealership_group_id', 'mc_dealership_group_name', 'mc_sub_dealership_group_name', 'mc_category', 'car_seller_name', 'car_street', 'car_city', 'car_state', 'car_zip', 'car_latitude', 'car_longitude', 'high_value_features', 'options_packages', 'photo_links', 'photo_links_cached', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_down_payment_per', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen_at', 'scraped_at', 'first_seen_at', 'first_seen_at_source', 'first_seen_at_mc', 'dom', 'dom_180', 'dom_active', 'dos_active', 'ref_price_dt', 'ref_miles_dt', 'dist']]]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    escape_formulas: NotRequired[bool]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    expired: NotRequired[bool]
    exterior_color: NotRequired[str]
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    interior_color: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sold: NotRequired[bool]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


class SearchCarUkRecentsParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_type: NotRequired[str]
    car_location_city: NotRequired[str]
    car_location_county: NotRequired[str]
    car_location_latitude: NotRequired[str]
    car_location_longitude: NotRequired[str]
    car_location_seller_name: NotRequired[str]
    car_location_street: NotRequired[str]
    car_location_zip: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    co2_emissions: NotRequired[str]
    combined_mpg_range: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['england', 'scotland', 'wales', 'northern ireland', 'uk', 'all']]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    ev_battery_capacity_range: NotRequired[str]
    ev_battery_type: NotRequired[str]
    ev_vehicle_range: NotRequired[str]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    exclude_write_off_category: NotRequired[str]
    expired: NotRequired[bool]
    exterior_color: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    fca_status: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    insurance_group: NotRequired[str]
    interior_color: NotRequired[str]
    is_vat_included: NotRequired[bool]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    model_variant: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    num_owners: NotRequired[str]
    owned: NotRequired[bool]
    performance_co2_range: NotRequired[str]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    plot: NotRequired[bool]
    postal_code: NotRequired[str]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sold: NotRequired[bool]
    sort_by: NotRequired[Literal['dist', 'price', 'msrp', 'miles', 'price_change_percent', 'city_mpg', 'highway_mpg', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen', 'first_seen', 'dom', 'dom_180', 'dom_active', 'dos_active']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    stock_no: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    ulez_compliant: NotRequired[bool]
    uvc_id: NotRequired[str]
    variant: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_registration_date_range: NotRequired[str]
    vehicle_registration_mark: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vrm: NotRequired[str]
    wheelbase_category: NotRequired[str]
    write_off_category: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class SearchCarUkRecentsAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[UkListing]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]
    stats: NotRequired[Stats]


class SearchCarUkRecentsPivotParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_type: NotRequired[str]
    car_location_city: NotRequired[str]
    car_location_county: NotRequired[str]
    car_location_latitude: NotRequired[str]
    car_location_longitude: NotRequired[str]
    car_location_seller_name: NotRequired[str]
    car_location_street: NotRequired[str]
    car_location_zip: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    co2_emissions: NotRequired[str]
    combined_mpg_range: NotRequired[str]
    country: NotRequired[Literal['england', 'scotland', 'wales', 'northern ireland', 'uk', 'all']]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    ev_battery_capacity_range: NotRequired[str]
    ev_battery_type: NotRequired[str]
    ev_vehicle_range: NotRequired[str]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    exclude_write_off_category: NotRequired[str]
    expired: NotRequired[bool]
    exterior_color: NotRequired[str]
    fca_status: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    group_by: str
    group_sort: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    insurance_group: NotRequired[str]
    interior_color: NotRequired[str]
    is_vat_included: NotRequired[bool]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    measures: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    model_variant: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    num_owners: NotRequired[str]
    owned: NotRequired[bool]
    performance_co2_range: NotRequired[str]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    postal_code: NotRequired[str]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    sold: NotRequired[bool]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    ulez_compliant: NotRequired[bool]
    uvc_id: NotRequired[str]
    variant: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_registration_date_range: NotRequired[str]
    vehicle_registration_mark: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vrm: NotRequired[str]
    wheelbase_category: NotRequired[str]
    write_off_category: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class SearchCarUkRecentsExportParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    after: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_type: NotRequired[str]
    car_location_city: NotRequired[str]
    car_location_county: NotRequired[str]
    car_location_latitude: NotRequired[str]
    car_location_longitude: NotRequired[str]
    car_location_seller_name: NotRequired[str]
    car_location_street: NotRequired[str]
    car_location_zip: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    co2_emissions: NotRequired[str]
    columns: NotRequired[list[Literal['id', 'heading', 'data_source', 'vdp_url', 'stock_no', 'source', 'seller_type', 'inventory_type', 'is_certified', 'vehicle_status', 'availability_status', 'in_transit', 'carfax_1_owner', 'carfax_clean_title', 'price', 'msrp', 'miles', 'ref_price', 'ref_miles', 'price_as_given', 'price_change_percent', 'year', 'make', 'model', 'trim', 'version', 'vehicle_type', 'body_type', 'body_subtype', 'drivetrain', 'fuel_type', 'powertrain_type', 'engine', 'engine_block', 'engine_size', 'engine_aspiration', 'transmission', 'doors', 'cylinders', 'seating_capacity', 'city_mpg', 'highway_mpg', 'made_in', 'overall_height', 'overall_length', 'overall_width', 'std_seating', 'build_code', 'exterior_color', 'interior_color', 'base_ext_color', 'base_int_color', 'dealer_id', 'dealer_website', 'seller_name', 'dealer_type', 'dealership_group_name', 'street', 'city', 'state', 'country', 'zip', 'county', 'msa_code', 'seller_phone', 'seller_email', 'latitude', 'longitude', 'mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id', 'mc_sub_dealership_group_id', 'mc_dealership_group_name', 'mc_sub_dealership_group_name', 'mc_category', 'car_seller_name', 'car_street', 'car_city', 'car_state', 'car_zip', 'car_latitude', 'car_longitude', 'high_value_features', 'options_packages', 'photo_links', 'photo_links_cached', 'finance_loan_term', 'finance_loan_apr', 'finance_down_payment', 'finance_down_payment_per', 'finance_emp', 'lease_term', 'lease_down_payment', 'lease_emp', 'last_seen_at', 'scraped_at', 'first_seen_at', 'first_seen_at_source', 'first_seen_at_mc', 'dom', 'dom_180', 'dom_active', 'dos_active', 'ref_price_dt', 'ref_miles_dt', 'vehicle_registration_mark', 'uvc_id', 'variant', 'co2_emissions', 'num_owners', 'insurance_group', 'write_off_category', 'combined_mpg', 'vehicle_registration_date_given', 'ev_battery_type', 'ev_battery_capacity', 'ev_vehicle_range', 'performance_co2', 'wheelbase_category', 'car_county', 'fca_status', 'ulez_compliant', 'is_vat_included', 'dist']]]
    combined_mpg_range: NotRequired[str]
    country: NotRequired[Literal['england', 'scotland', 'wales', 'northern ireland', 'uk', 'all']]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    data_version: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    escape_formulas: NotRequired[bool]
    ev_battery_capacity_range: NotRequired[str]
    ev_battery_type: NotRequired[str]
    ev_vehicle_range: NotRequired[str]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    exclude_write_off_category: NotRequired[str]
    expired: NotRequired[bool]
    exterior_color: NotRequired[str]
    fca_status: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    format: NotRequired[Literal['csv', 'jsonl', 'parquet']]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    insurance_group: NotRequired[str]
    interior_color: NotRequired[str]
    is_vat_included: NotRequired[bool]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    model_variant: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    num_owners: NotRequired[str]
    owned: NotRequired[bool]
    performance_co2_range: NotRequired[str]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    postal_code: NotRequired[str]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    rows: NotRequired[int]
    seating_capacity: NotRequired[str]
    sold: NotRequired[bool]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    ulez_compliant: NotRequired[bool]
    uvc_id: NotRequired[str]
    variant: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_registration_date_range: NotRequired[str]
    vehicle_registration_mark: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vrm: NotRequired[str]
    wheelbase_category: NotRequired[str]
    write_off_category: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    append_api_key: NotRequired[bool]


class DealersMotorcycleParametersQuery(TypedDict):
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    created_at_days: NotRequired[str]
    created_at_range: NotRequired[str]
    data_version: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    inventory_url: NotRequired[str]
    latitude: NotRequired[float]
    listing_count_range: NotRequired[str]
    longitude: NotRequired[float]
    msa_code: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    sort_by: NotRequired[Literal['dist', 'id', 'listing_count', 'created_at_days', 'created_at_range']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    start: NotRequired[int]
    state: NotRequired[str]
    zip: NotRequired[str]


class DealersMotorcycleAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    dealers: list[Dealer]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]


class DealersHeavyEquipmentParametersQuery(TypedDict):
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    created_at_days: NotRequired[str]
    created_at_range: NotRequired[str]
    data_version: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    inventory_url: NotRequired[str]
    latitude: NotRequired[float]
    listing_count_range: NotRequired[str]
    longitude: NotRequired[float]
    msa_code: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    sort_by: NotRequired[Literal['dist', 'id', 'listing_count', 'created_at_days', 'created_at_range']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    start: NotRequired[int]
    state: NotRequired[str]
    zip: NotRequired[str]


class DealersHeavyEquipmentAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    dealers: list[Dealer]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]


class DealersRvParametersQuery(TypedDict):
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    created_at_days: NotRequired[str]
    created_at_range: NotRequired[str]
    data_version: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    inventory_url: NotRequired[str]
    latitude: NotRequired[float]
    listing_count_range: NotRequired[str]
    longitude: NotRequired[float]
    msa_code: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    sort_by: NotRequired[Literal['dist', 'id', 'listing_count', 'created_at_days', 'created_at_range']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    start: NotRequired[int]
    state: NotRequired[str]
    zip: NotRequired[str]


class DealersRvAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    dealers: list[Dealer]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]


class DealersCarUkParametersQuery(TypedDict):
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['england', 'scotland', 'wales', 'northern ireland', 'uk', 'all']]
    county: NotRequired[str]
    created_at_days: NotRequired[str]
    created_at_range: NotRequired[str]
    data_version: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    fca_status: NotRequired[str]
    inventory_url: NotRequired[str]
    latitude: NotRequired[float]
    listing_count_range: NotRequired[str]
    longitude: NotRequired[float]
    msa_code: NotRequired[str]
    postal_code: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    sort_by: NotRequired[Literal['dist', 'id', 'listing_count', 'created_at_days', 'created_at_range']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    start: NotRequired[int]
    zip: NotRequired[str]


class DealersCarUkAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    dealers: list[UkDealer]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]


class DealershipsCarUkParametersQuery(TypedDict):
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['england', 'scotland', 'wales', 'northern ireland', 'uk', 'all']]
    county: NotRequired[str]
    created_at_days: NotRequired[str]
    created_at_range: NotRequired[str]
    data_version: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    fca_status: NotRequired[str]
    inventory_url: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    msa_code: NotRequired[str]
    postal_code: NotRequired[str]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    sort_by: NotRequired[Literal['mc_website_id', 'mc_dealer_id', 'mc_location_id', 'mc_rooftop_id', 'mc_dealership_group_id', 'mc_sub_dealership_group_id', 'created_at_days', 'created_at_range']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    start: NotRequired[int]
    zip: NotRequired[str]


class DealershipsCarUkAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    mc_dealerships: list[UkDealership]
    facets: NotRequired[Facets]
    range_facets: NotRequired[RangeFacets]


class DealerCarUkResponse(TypedDict):
    id: str
    """
    Identifier of the dealer.
    """
    seller_name: NotRequired[str]
    """
    Name of the dealer.
    """
    inventory_url: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    data_source: NotRequired[str]
    """
    Where the record comes from.
    """
    status: NotRequired[str]
    """
    active or inactive.
    """
    listing_count: NotRequired[int]
    """
    Active listings of the dealer.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street.
    """
    city: NotRequired[str]
    """
    City.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    latitude: NotRequired[str]
    """
    Latitude.
    """
    longitude: NotRequired[str]
    """
    Longitude.
    """
    seller_phone: NotRequired[str]
    """
    Phone.
    """
    created_at: NotRequired[str]
    """
    When the record was created; ISO-8601, UTC.
    """
    county: NotRequired[str]
    """
    County.
    """
    postal_code: NotRequired[str]
    """
    Postcode.
    """
    fca_status: NotRequired[str]
    """
    Status at the Financial Conduct Authority.
    """
    fca_reference_no: NotRequired[str]
    """
    Reference number at the Financial Conduct Authority.
    """


class DealerCarUkAnswer(TypedDict):
    navigation: bool
    response: DealerCarUkResponse


class DealerCarResponse(TypedDict):
    id: str
    """
    Identifier of the dealer.
    """
    seller_name: NotRequired[str]
    """
    Name of the dealer.
    """
    inventory_url: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    data_source: NotRequired[str]
    """
    Where the record comes from.
    """
    status: NotRequired[str]
    """
    active or inactive.
    """
    listing_count: NotRequired[int]
    """
    Active listings of the dealer.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street.
    """
    city: NotRequired[str]
    """
    City.
    """
    state: NotRequired[str]
    """
    State or province.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    latitude: NotRequired[str]
    """
    Latitude.
    """
    longitude: NotRequired[str]
    """
    Longitude.
    """
    seller_phone: NotRequired[str]
    """
    Phone.
    """
    created_at: NotRequired[str]
    """
    When the record was created; ISO-8601, UTC.
    """


class DealerCarAnswer(TypedDict):
    navigation: bool
    response: DealerCarResponse


class DealerHeavyEquipmentResponse(TypedDict):
    id: str
    """
    Identifier of the dealer.
    """
    seller_name: NotRequired[str]
    """
    Name of the dealer.
    """
    inventory_url: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    data_source: NotRequired[str]
    """
    Where the record comes from.
    """
    status: NotRequired[str]
    """
    active or inactive.
    """
    listing_count: NotRequired[int]
    """
    Active listings of the dealer.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    street: NotRequired[str]
    """
    Street.
    """
    city: NotRequired[str]
    """
    City.
    """
    state: NotRequired[str]
    """
    State or province.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    latitude: NotRequired[str]
    """
    Latitude.
    """
    longitude: NotRequired[str]
    """
    Longitude.
    """
    created_at: NotRequired[str]
    """
    When the record was created; ISO-8601, UTC.
    """


class DealerHeavyEquipmentAnswer(TypedDict):
    navigation: bool
    response: DealerHeavyEquipmentResponse


class DealerMotorcycleResponse(TypedDict):
    id: str
    """
    Identifier of the dealer.
    """
    seller_name: NotRequired[str]
    """
    Name of the dealer.
    """
    inventory_url: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    data_source: NotRequired[str]
    """
    Where the record comes from.
    """
    status: NotRequired[str]
    """
    active or inactive.
    """
    listing_count: NotRequired[int]
    """
    Active listings of the dealer.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    street: NotRequired[str]
    """
    Street.
    """
    city: NotRequired[str]
    """
    City.
    """
    state: NotRequired[str]
    """
    State or province.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    latitude: NotRequired[str]
    """
    Latitude.
    """
    longitude: NotRequired[str]
    """
    Longitude.
    """
    created_at: NotRequired[str]
    """
    When the record was created; ISO-8601, UTC.
    """
    seller_phone: NotRequired[str]
    """
    Phone.
    """


class DealerMotorcycleAnswer(TypedDict):
    navigation: bool
    response: DealerMotorcycleResponse


class DealerRvResponse(TypedDict):
    id: str
    """
    Identifier of the dealer.
    """
    seller_name: NotRequired[str]
    """
    Name of the dealer.
    """
    inventory_url: NotRequired[str]
    """
    Domain of the dealer's website.
    """
    data_source: NotRequired[str]
    """
    Where the record comes from.
    """
    status: NotRequired[str]
    """
    active or inactive.
    """
    listing_count: NotRequired[int]
    """
    Active listings of the dealer.
    """
    dealer_type: NotRequired[str]
    """
    franchise or independent.
    """
    dealership_group_name: NotRequired[str]
    """
    Name of the dealer's group.
    """
    street: NotRequired[str]
    """
    Street.
    """
    city: NotRequired[str]
    """
    City.
    """
    state: NotRequired[str]
    """
    State or province.
    """
    country: NotRequired[str]
    """
    US or CA.
    """
    zip: NotRequired[str]
    """
    ZIP or postal code.
    """
    latitude: NotRequired[str]
    """
    Latitude.
    """
    longitude: NotRequired[str]
    """
    Longitude.
    """
    seller_phone: NotRequired[str]
    """
    Phone.
    """
    created_at: NotRequired[str]
    """
    When the record was created; ISO-8601, UTC.
    """


class DealerRvAnswer(TypedDict):
    navigation: bool
    response: DealerRvResponse


class ListingCarUkParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    preferred_dealers: NotRequired[bool]
    redirect_to_active: NotRequired[bool]
    redirect_to_latest: NotRequired[bool]


class ListingCarUkExtraParametersQuery(TypedDict):
    redirect_to_active: NotRequired[bool]
    redirect_to_latest: NotRequired[bool]


class ListingCarUkMediaParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]
    redirect_to_active: NotRequired[bool]
    redirect_to_latest: NotRequired[bool]


class ListingCarFsboParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class ListingCarFsboMediaParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]


class ListingCarAuctionParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class ListingCarAuctionMediaParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]


class ListingCarParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    preferred_dealers: NotRequired[bool]


class ListingCarMediaParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]


class ListingMotorcycleParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class ListingMotorcycleMediaParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]


class ListingHeavyEquipmentParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class ListingHeavyEquipmentMediaParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]


class ListingRvUkParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class ListingRvUkMediaParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]


class ListingRvParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]
    include_relevant_links: NotRequired[bool]


class ListingRvMediaParametersQuery(TypedDict):
    append_api_key: NotRequired[bool]


class HistoryCarParametersQuery(TypedDict):
    fields: NotRequired[str]
    page: NotRequired[int]
    sort_order: NotRequired[Literal['asc', 'desc']]
    include_duplicates: NotRequired[bool]
    data_version: NotRequired[str]


HistoryCarResponse: TypeAlias = list[HistoryRecord]


class HistoryCarUkParametersQuery(TypedDict):
    page: NotRequired[int]
    sort_order: NotRequired[Literal['asc', 'desc']]
    include_duplicates: NotRequired[bool]
    data_version: NotRequired[str]


HistoryCarUkResponse: TypeAlias = list[UkHistoryRecord]


class DeliveriesParametersQuery(TypedDict):
    dataset: NotRequired[Literal['listings', 'dealers', 'dealerships', 'sold', 'history', 'incentives', 'plates', 'recall-campaigns', 'recalls']]
    market: NotRequired[Literal['us-cars', 'uk-cars', 'motorcycles', 'heavy-equipment', 'rvs', 'uk-rvs']]
    rows: NotRequired[int]
    start: NotRequired[int]


class DeliveriesDeliveryHold(TypedDict):
    source: str
    since: str
    """
    Time of the first delivery that it failed.
    """
    deliveries: int
    """
    Deliveries covering it that it failed; the hold lasts for three at most.
    """
    listings: int
    """
    Listings that it no longer delivers and that stay active.
    """


class DeliveriesDelivery(TypedDict):
    dataset: str
    market: str
    delivery: int
    """
    Number of the delivery.
    """
    as_of: str
    """
    Time of the delivery.
    """
    sample: bool
    source: NotRequired[str]
    """
    Source of forecourt watch that it was fetched from.
    """
    partial: NotRequired[bool]
    """
    Whether it covers only the sources that appear in it.
    """
    read: NotRequired[int]
    accepted: NotRequired[int]
    rejected: NotRequired[int]
    repeated: NotRequired[int]
    not_offered: NotRequired[int]
    arrivals: NotRequired[int]
    departures: NotRequired[int]
    price_changes: NotRequired[int]
    sales: NotRequired[int]
    sales_withdrawn: NotRequired[int]
    held: NotRequired[list[str]]
    """
    Sources that failed.
    """
    holds: NotRequired[list[DeliveriesDeliveryHold]]
    """
    The same sources, and what is kept of them.
    """
    documents: NotRequired[dict[str, int]]
    seconds: NotRequired[dict[str, float]]


class DeliveriesSource(TypedDict):
    source: str
    dataset: str
    market: str
    """
    all: the dataset has no market.
    """
    state: Literal['good', 'late', 'failing', 'refused']
    """
    late: no new delivery in the expected time; failing: the last attempt to fetch or load failed; refused: the newest delivery was refused.
    """
    delivered_at: NotRequired[str]
    """
    When its newest delivery was loaded.
    """
    looked_at: NotRequired[str]
    """
    When it was last looked at.
    """
    waiting: int
    """
    Deliveries that are fetched but not loaded yet.
    """


class DeliveriesAnswer(TypedDict):
    num_found: int
    deliveries: list[DeliveriesDelivery]
    sources: NotRequired[list[DeliveriesSource]]
    """
    Sources that deliveries are fetched from (forecourt watch), on the first page; absent if there are none.
    """


SoldVehiclesSummaryParametersQuery = TypedDict(
    'SoldVehiclesSummaryParametersQuery',
    {
        'inventory_type': Literal['new', 'used', 'certified', 'all'],
        'date_from': NotRequired[str],
        'date_to': NotRequired[str],
        'by_month': NotRequired[bool],
        'dealer_type': NotRequired[Literal['all', 'franchise', 'independent']],
        'base_exterior_color': NotRequired[str],
        'base_interior_color': NotRequired[str],
        'body_subtype': NotRequired[str],
        'body_type': NotRequired[str],
        'drivetrain': NotRequired[str],
        'make': NotRequired[str],
        'model': NotRequired[str],
        'trim': NotRequired[str],
        'powertrain_type': NotRequired[str],
        'msrp_label': NotRequired[str],
        'source': NotRequired[str],
        'transmission': NotRequired[str],
        'city': NotRequired[str],
        'state': NotRequired[str],
        'dealership_group_name': NotRequired[str],
        'fuel_type_category': NotRequired[list[Literal['ice', 'ev', 'hybrid', 'unknown', 'other']]],
        'miles_range': NotRequired[str],
        'year': NotRequired[str],
        'year_range': NotRequired[str],
        'summary_by': NotRequired[Literal['state', 'city_state', 'national']],
        'ranking_dimensions': NotRequired[list[Literal['inventory_type', 'year', 'make', 'model', 'trim', 'body_type', 'body_subtype', 'drivetrain', 'transmission', 'powertrain_type', 'fuel_type_category', 'base_exterior_color', 'base_interior_color', 'msrp_label', 'dealership_group_name', 'source', 'none']]],
        'ranking_measure': NotRequired[Literal['sold_count', 'price.count', 'price.mean', 'price.sum', 'price.min', 'price.max', 'price.stddev', 'price.p25', 'price.p50', 'price.p75', 'price.p95', 'miles.count', 'miles.mean', 'miles.p25', 'miles.p50', 'miles.p75', 'miles.p95', 'dom_active.count', 'dom_active.mean', 'dom_active.p50', 'dos_active.count', 'dos_active.mean', 'dos_active.p50', 'msrp.count', 'msrp.mean', 'mc_msrp.count', 'mc_msrp.mean', 'price_over_msrp_percentage', 'price_over_mc_msrp_percentage']],
        'ranking_order': NotRequired[Literal['asc', 'desc']],
        'top_n': NotRequired[int],
        'rank_after_filters': NotRequired[bool],
        'limit': NotRequired[int],
        'min_sold_count': NotRequired[int],
        'sold_count': NotRequired[str],
        'price.count': NotRequired[str],
        'price.mean': NotRequired[str],
        'price.sum': NotRequired[str],
        'price.min': NotRequired[str],
        'price.max': NotRequired[str],
        'price.stddev': NotRequired[str],
        'price.p25': NotRequired[str],
        'price.p50': NotRequired[str],
        'price.p75': NotRequired[str],
        'price.p95': NotRequired[str],
        'miles.count': NotRequired[str],
        'miles.mean': NotRequired[str],
        'miles.p25': NotRequired[str],
        'miles.p50': NotRequired[str],
        'miles.p75': NotRequired[str],
        'miles.p95': NotRequired[str],
        'dom_active.count': NotRequired[str],
        'dom_active.mean': NotRequired[str],
        'dom_active.p50': NotRequired[str],
        'dos_active.count': NotRequired[str],
        'dos_active.mean': NotRequired[str],
        'dos_active.p50': NotRequired[str],
        'msrp.count': NotRequired[str],
        'msrp.mean': NotRequired[str],
        'mc_msrp.count': NotRequired[str],
        'mc_msrp.mean': NotRequired[str],
        'price_over_msrp_percentage': NotRequired[str],
        'price_over_mc_msrp_percentage': NotRequired[str],
    },
)


class SoldVehiclesSummaryWarning(TypedDict):
    code: Literal['city_filter_without_state', 'measure_filter_removed_all_ranked_rows', 'pooled_populations', 'ranking_parameters_ignored', 'result_truncated', 'sparse_dimension_rows_excluded', 'window_outside_available_history']
    message: str
    detail: dict[str, Any]


class SoldVehiclesSummaryAppliedAvailableHistory(TypedDict):
    first_month: str | None
    """
    YYYY-MM
    """
    last_month: str | None
    """
    YYYY-MM, the latest complete month.
    """
    provisional_from: NotRequired[str]
    """
    YYYY-MM; months from this one on may still change.
    """


class SoldVehiclesSummaryApplied(TypedDict):
    """
    The request as understood, with defaults filled in. Filters that were sent stand under their names: lists as arrays, ranges as {min, max}, measure filters as text.
    """

    inventory_type: Literal['new', 'used', 'certified', 'all']
    date_from: NotRequired[str | None]
    """
    First day of the window; null if no month is published.
    """
    date_to: NotRequired[str | None]
    """
    Last day of the window.
    """
    date_window_source: Literal['request', 'default']
    by_month: NotRequired[bool]
    """
    Stands where false was sent.
    """
    dealer_type: NotRequired[Literal['all', 'franchise', 'independent']]
    summary_by: NotRequired[Literal['state', 'city_state', 'national']]
    ranking_dimensions: NotRequired[list[str]]
    ranking_measure: NotRequired[str]
    ranking_order: NotRequired[Literal['asc', 'desc']]
    top_n: NotRequired[int]
    top_n_source: Literal['request', 'default']
    rank_after_filters: NotRequired[bool]
    limit: NotRequired[int]
    available_history: SoldVehiclesSummaryAppliedAvailableHistory


SoldVehiclesSummaryDataPricePercentiles = TypedDict(
    'SoldVehiclesSummaryDataPricePercentiles',
    {
        '25.0': NotRequired[float | None],
        '50.0': NotRequired[float | None],
        '75.0': NotRequired[float | None],
        '95.0': NotRequired[float | None],
    },
)


class SoldVehiclesSummaryDataPrice(TypedDict):
    count: NotRequired[int]
    """
    Number of vehicles with a last asking price.
    """
    mean: NotRequired[float | None]
    """
    Mean last asking price.
    """
    sum: NotRequired[float | None]
    """
    Sum of the last asking price.
    """
    min: NotRequired[float | None]
    """
    Lowest last asking price.
    """
    max: NotRequired[float | None]
    """
    Highest last asking price.
    """
    stddev: NotRequired[float | None]
    """
    Sample deviation of the last asking price.
    """
    percentiles: NotRequired[SoldVehiclesSummaryDataPricePercentiles]


SoldVehiclesSummaryDataMilesPercentiles = TypedDict(
    'SoldVehiclesSummaryDataMilesPercentiles',
    {
        '25.0': NotRequired[float | None],
        '50.0': NotRequired[float | None],
        '75.0': NotRequired[float | None],
        '95.0': NotRequired[float | None],
    },
)


class SoldVehiclesSummaryDataMiles(TypedDict):
    count: NotRequired[int]
    """
    Number of vehicles with a odometer reading.
    """
    mean: NotRequired[float | None]
    """
    Mean odometer reading.
    """
    percentiles: NotRequired[SoldVehiclesSummaryDataMilesPercentiles]


SoldVehiclesSummaryDataDomActivePercentiles = TypedDict(
    'SoldVehiclesSummaryDataDomActivePercentiles',
    {
        '50.0': NotRequired[float | None]
    },
)


class SoldVehiclesSummaryDataDomActive(TypedDict):
    count: NotRequired[int]
    """
    Number of vehicles with a days for sale across all websites.
    """
    mean: NotRequired[float | None]
    """
    Mean days for sale across all websites.
    """
    percentiles: NotRequired[SoldVehiclesSummaryDataDomActivePercentiles]


SoldVehiclesSummaryDataDosActivePercentiles = TypedDict(
    'SoldVehiclesSummaryDataDosActivePercentiles',
    {
        '50.0': NotRequired[float | None]
    },
)


class SoldVehiclesSummaryDataDosActive(TypedDict):
    count: NotRequired[int]
    """
    Number of vehicles with a days on the website that sold it.
    """
    mean: NotRequired[float | None]
    """
    Mean days on the website that sold it.
    """
    percentiles: NotRequired[SoldVehiclesSummaryDataDosActivePercentiles]


class SoldVehiclesSummaryDataMsrp(TypedDict):
    count: NotRequired[int]
    """
    Number of vehicles with a MSRP shown on the listing.
    """
    mean: NotRequired[float | None]
    """
    Mean MSRP shown on the listing.
    """


class SoldVehiclesSummaryDataMcMsrp(TypedDict):
    count: NotRequired[int]
    """
    Number of vehicles with a MSRP that the service computed.
    """
    mean: NotRequired[float | None]
    """
    Mean MSRP that the service computed.
    """


class SoldVehiclesSummaryData(TypedDict):
    """
    A group. It has a member for each requested ranking dimension.
    """

    month: str
    """
    YYYY-MM; with by_month=false the first and the last month of the window, YYYY-MM/YYYY-MM
    """
    inventory_type: NotRequired[Literal['new', 'used']]
    city: NotRequired[str]
    state: NotRequired[str]
    year: NotRequired[int]
    """
    model year
    """
    make: NotRequired[str]
    """
    make
    """
    model: NotRequired[str]
    """
    model
    """
    trim: NotRequired[str]
    """
    trim
    """
    body_type: NotRequired[str]
    """
    body
    """
    body_subtype: NotRequired[str]
    """
    cab configuration of a pickup
    """
    drivetrain: NotRequired[str]
    """
    drivetrain
    """
    transmission: NotRequired[str]
    """
    transmission
    """
    powertrain_type: NotRequired[str]
    """
    powertrain
    """
    fuel_type_category: NotRequired[str]
    """
    ice, ev, hybrid, unknown or other
    """
    base_exterior_color: NotRequired[str]
    """
    base exterior colour
    """
    base_interior_color: NotRequired[str]
    """
    base interior colour
    """
    msrp_label: NotRequired[str]
    """
    how the MSRP was determined
    """
    dealership_group_name: NotRequired[str]
    """
    name of the dealer's group
    """
    source: NotRequired[str]
    """
    domain of the website
    """
    rank: int
    """
    Rank within month and geography; ties share it.
    """
    sold_count: int
    """
    Vehicles sold.
    """
    price: SoldVehiclesSummaryDataPrice
    miles: SoldVehiclesSummaryDataMiles
    dom_active: SoldVehiclesSummaryDataDomActive
    dos_active: SoldVehiclesSummaryDataDosActive
    msrp: SoldVehiclesSummaryDataMsrp
    mc_msrp: SoldVehiclesSummaryDataMcMsrp
    price_over_msrp_percentage: float | None
    """
    Percent by which the mean price lies above the mean msrp.
    """
    price_over_mc_msrp_percentage: float | None
    """
    Percent by which the mean price lies above the mean mc_msrp.
    """


class SoldVehiclesSummaryAnswer(TypedDict):
    success: bool
    result_count: int
    limit: int
    truncated: bool
    """
    Whether the limit removed rows.
    """
    warnings: list[SoldVehiclesSummaryWarning]
    applied: SoldVehiclesSummaryApplied
    """
    The request as understood, with defaults filled in. Filters that were sent stand under their names: lists as arrays, ranges as {min, max}, measure filters as text.
    """
    data: list[SoldVehiclesSummaryData]


class TrendsCarParametersQuery(TypedDict):
    by: NotRequired[Literal['day', 'week', 'month']]
    date_from: NotRequired[str]
    date_to: NotRequired[str]
    coverage: NotRequired[Literal['search', 'all']]
    country: NotRequired[Literal['us', 'ca', 'all']]
    inventory_type: NotRequired[Literal['new', 'used', 'certified', 'all']]
    dealer_type: NotRequired[Literal['all', 'franchise', 'independent']]
    base_exterior_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    drivetrain: NotRequired[str]
    make: NotRequired[str]
    model: NotRequired[str]
    trim: NotRequired[str]
    powertrain_type: NotRequired[str]
    msrp_label: NotRequired[str]
    source: NotRequired[str]
    transmission: NotRequired[str]
    city: NotRequired[str]
    state: NotRequired[str]
    dealership_group_name: NotRequired[str]
    fuel_type_category: NotRequired[list[Literal['ice', 'ev', 'hybrid', 'unknown', 'other']]]
    miles_range: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    mc_category: NotRequired[str]
    group_by: NotRequired[list[Literal['inventory_type', 'year', 'make', 'model', 'trim', 'body_type', 'body_subtype', 'drivetrain', 'transmission', 'powertrain_type', 'fuel_type_category', 'base_exterior_color', 'base_interior_color', 'msrp_label', 'dealership_group_name', 'source', 'state', 'city', 'country', 'seller_type', 'mc_category']]]
    measures: NotRequired[str]
    limit: NotRequired[int]


class TrendsCarLeftOut(TypedDict):
    """
    What is in no series.
    """

    groups: int
    """
    Groups beyond the limit.
    """
    active: int
    """
    Active listings of those groups, over all points.
    """
    missing: int
    """
    Active listings without a value of the fields, over all points.
    """


class TrendsCarAppliedAvailableHistory(TypedDict):
    first_day: str | None
    """
    The first day that is known.
    """
    last_day: str | None
    """
    Day of the newest delivery.
    """


class TrendsCarApplied(TypedDict):
    """
    The request as understood, with defaults filled in. Filters that were sent stand under their names.
    """

    by: Literal['day', 'week', 'month']
    date_from: NotRequired[str | None]
    """
    First day of the window; null if no day is known.
    """
    date_to: NotRequired[str | None]
    """
    Last day of the window.
    """
    date_window_source: Literal['request', 'default']
    coverage: NotRequired[Literal['search', 'all']]
    country: NotRequired[Literal['us', 'ca', 'all']]
    inventory_type: NotRequired[Literal['new', 'used', 'certified', 'all']]
    dealer_type: NotRequired[Literal['all', 'franchise', 'independent']]
    group_by: NotRequired[list[Literal['inventory_type', 'year', 'make', 'model', 'trim', 'body_type', 'body_subtype', 'drivetrain', 'transmission', 'powertrain_type', 'fuel_type_category', 'base_exterior_color', 'base_interior_color', 'msrp_label', 'dealership_group_name', 'source', 'state', 'city', 'country', 'seller_type', 'mc_category']]]
    measures: NotRequired[list[str]]
    available_history: TrendsCarAppliedAvailableHistory


class TrendsCarSoldHistory(TypedDict):
    """
    Months of vehicles sold that are published, where these stand beside the listings.
    """

    first_month: str | None
    last_month: str | None
    provisional_from: NotRequired[str]
    """
    YYYY-MM; months from this one on may still change.
    """


class TrendsCarTotalPointPrice(TypedDict):
    """
    Figures of price that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointMiles(TypedDict):
    """
    Figures of miles that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointMsrp(TypedDict):
    """
    Figures of msrp that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointDomActive(TypedDict):
    """
    Figures of dom_active that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointDosActive(TypedDict):
    """
    Figures of dos_active that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointSoldPrice(TypedDict):
    """
    Figures of price that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointSoldMiles(TypedDict):
    """
    Figures of miles that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointSoldMsrp(TypedDict):
    """
    Figures of msrp that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointSoldDomActive(TypedDict):
    """
    Figures of dom_active that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointSoldDosActive(TypedDict):
    """
    Figures of dos_active that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarTotalPointSold(TypedDict):
    """
    Vehicles that dealers of the US sold in the month, by the same filters and measures. Null: the month is not published, or the point is not the whole of it. Absent: by is not month, country is not us, or a field is asked for that sold vehicles lack.
    """

    count: int
    """
    Vehicles sold.
    """
    price: NotRequired[TrendsCarTotalPointSoldPrice]
    """
    Figures of price that were asked for; null where no vehicle has a value.
    """
    miles: NotRequired[TrendsCarTotalPointSoldMiles]
    """
    Figures of miles that were asked for; null where no vehicle has a value.
    """
    msrp: NotRequired[TrendsCarTotalPointSoldMsrp]
    """
    Figures of msrp that were asked for; null where no vehicle has a value.
    """
    dom_active: NotRequired[TrendsCarTotalPointSoldDomActive]
    """
    Figures of dom_active that were asked for; null where no vehicle has a value.
    """
    dos_active: NotRequired[TrendsCarTotalPointSoldDosActive]
    """
    Figures of dos_active that were asked for; null where no vehicle has a value.
    """


TrendsCarTotalPoint = TypedDict(
    'TrendsCarTotalPoint',
    {
        'from': str,
        'to': str,
        'active': int,
        'arrivals': int | None,
        'departures': int | None,
        'price_cuts': int | None,
        'price_rises': int | None,
        'price': NotRequired[TrendsCarTotalPointPrice],
        'miles': NotRequired[TrendsCarTotalPointMiles],
        'msrp': NotRequired[TrendsCarTotalPointMsrp],
        'dom_active': NotRequired[TrendsCarTotalPointDomActive],
        'dos_active': NotRequired[TrendsCarTotalPointDosActive],
        'sold': NotRequired[TrendsCarTotalPointSold | None],
    },
)


class TrendsCarTotal(TypedDict):
    """
    Everything that the filters find, in a group or not.
    """

    points: list[TrendsCarTotalPoint]
    """
    Oldest first.
    """


class TrendsCarSeriesPointPrice(TypedDict):
    """
    Figures of price that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointMiles(TypedDict):
    """
    Figures of miles that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointMsrp(TypedDict):
    """
    Figures of msrp that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointDomActive(TypedDict):
    """
    Figures of dom_active that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointDosActive(TypedDict):
    """
    Figures of dos_active that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointSoldPrice(TypedDict):
    """
    Figures of price that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointSoldMiles(TypedDict):
    """
    Figures of miles that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointSoldMsrp(TypedDict):
    """
    Figures of msrp that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointSoldDomActive(TypedDict):
    """
    Figures of dom_active that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointSoldDosActive(TypedDict):
    """
    Figures of dos_active that were asked for; null where no vehicle has a value.
    """

    min: NotRequired[float | None]
    max: NotRequired[float | None]
    count: NotRequired[float | None]
    missing: NotRequired[float | None]
    sum: NotRequired[float | None]
    mean: NotRequired[float | None]
    stddev: NotRequired[float | None]
    median: NotRequired[float | None]
    p5: NotRequired[float | None]
    p25: NotRequired[float | None]
    p50: NotRequired[float | None]
    p75: NotRequired[float | None]
    p90: NotRequired[float | None]
    p95: NotRequired[float | None]
    p99: NotRequired[float | None]


class TrendsCarSeriesPointSold(TypedDict):
    """
    Vehicles that dealers of the US sold in the month, by the same filters and measures. Null: the month is not published, or the point is not the whole of it. Absent: by is not month, country is not us, or a field is asked for that sold vehicles lack.
    """

    count: int
    """
    Vehicles sold.
    """
    price: NotRequired[TrendsCarSeriesPointSoldPrice]
    """
    Figures of price that were asked for; null where no vehicle has a value.
    """
    miles: NotRequired[TrendsCarSeriesPointSoldMiles]
    """
    Figures of miles that were asked for; null where no vehicle has a value.
    """
    msrp: NotRequired[TrendsCarSeriesPointSoldMsrp]
    """
    Figures of msrp that were asked for; null where no vehicle has a value.
    """
    dom_active: NotRequired[TrendsCarSeriesPointSoldDomActive]
    """
    Figures of dom_active that were asked for; null where no vehicle has a value.
    """
    dos_active: NotRequired[TrendsCarSeriesPointSoldDosActive]
    """
    Figures of dos_active that were asked for; null where no vehicle has a value.
    """


TrendsCarSeriesPoint = TypedDict(
    'TrendsCarSeriesPoint',
    {
        'from': str,
        'to': str,
        'active': int,
        'arrivals': int | None,
        'departures': int | None,
        'price_cuts': int | None,
        'price_rises': int | None,
        'price': NotRequired[TrendsCarSeriesPointPrice],
        'miles': NotRequired[TrendsCarSeriesPointMiles],
        'msrp': NotRequired[TrendsCarSeriesPointMsrp],
        'dom_active': NotRequired[TrendsCarSeriesPointDomActive],
        'dos_active': NotRequired[TrendsCarSeriesPointDosActive],
        'sold': NotRequired[TrendsCarSeriesPointSold | None],
    },
)


class TrendsCarSeries(TypedDict):
    group: dict[str, str | int]
    """
    Field → value.
    """
    points: list[TrendsCarSeriesPoint]
    """
    Oldest first.
    """


class TrendsCarAnswer(TypedDict):
    groups_found: NotRequired[int]
    """
    Groups that there are; with group_by, as the three that follow.
    """
    limit: NotRequired[int]
    truncated: NotRequired[bool]
    """
    Whether the limit left groups out.
    """
    left_out: NotRequired[TrendsCarLeftOut]
    """
    What is in no series.
    """
    applied: TrendsCarApplied
    """
    The request as understood, with defaults filled in. Filters that were sent stand under their names.
    """
    sold_history: NotRequired[TrendsCarSoldHistory]
    """
    Months of vehicles sold that are published, where these stand beside the listings.
    """
    total: TrendsCarTotal
    """
    Everything that the filters find, in a group or not.
    """
    series: NotRequired[list[TrendsCarSeries]]
    """
    With group_by: the groups with the most active listings over all points, the largest first.
    """


class SnapshotCarParametersQuery(TypedDict):
    as_of: NotRequired[str]
    vin: NotRequired[str]
    dealer_id: NotRequired[str]
    coverage: NotRequired[Literal['search', 'all']]
    inventory_type: NotRequired[Literal['new', 'used', 'certified', 'all']]
    dealer_type: NotRequired[Literal['all', 'franchise', 'independent']]
    base_exterior_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    drivetrain: NotRequired[str]
    make: NotRequired[str]
    model: NotRequired[str]
    trim: NotRequired[str]
    powertrain_type: NotRequired[str]
    msrp_label: NotRequired[str]
    source: NotRequired[str]
    transmission: NotRequired[str]
    city: NotRequired[str]
    state: NotRequired[str]
    dealership_group_name: NotRequired[str]
    fuel_type_category: NotRequired[list[Literal['ice', 'ev', 'hybrid', 'unknown', 'other']]]
    miles_range: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    mc_category: NotRequired[str]
    rows: NotRequired[int]
    start: NotRequired[int]


class SnapshotCarListing(TypedDict):
    id: NotRequired[str]
    """
    Id of the listing, or of its record.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number.
    """
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    model: NotRequired[str]
    trim: NotRequired[str]
    body_type: NotRequired[str]
    body_subtype: NotRequired[str]
    drivetrain: NotRequired[str]
    transmission: NotRequired[str]
    powertrain_type: NotRequired[str]
    fuel_type_category: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    inventory_type: NotRequired[str]
    is_certified: NotRequired[bool]
    """
    Certified pre-owned.
    """
    price: NotRequired[float]
    """
    Asking price.
    """
    miles: NotRequired[float]
    """
    Odometer reading.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    dom_active: NotRequired[int]
    """
    Days since the vehicle came on the market, on any source.
    """
    dos_active: NotRequired[int]
    """
    Days since it came on this source.
    """
    is_searchable: bool
    """
    Whether it was the searchable listing of its vehicle.
    """
    is_found: bool
    """
    Whether a default search found it.
    """
    dealer_id: NotRequired[str]
    """
    Id of the dealer.
    """
    seller_name: NotRequired[str]
    seller_type: NotRequired[str]
    dealer_type: NotRequired[str]
    dealership_group_name: NotRequired[str]
    mc_category: NotRequired[str]
    source: NotRequired[str]
    city: NotRequired[str]
    state: NotRequired[str]
    country: NotRequired[str]
    stock_no: NotRequired[str]
    vdp_url: NotRequired[str]


class SnapshotCarAnswer(TypedDict):
    num_found: int
    """
    Listings that were active at the end of the day.
    """
    as_of: str | None
    """
    The day; null if none is known.
    """
    delivery: int
    """
    Number of the newest delivery that is known: pages with one number are of one state of the data.
    """
    listings: list[SnapshotCarListing]
    """
    In the order of the VIN; what is unknown is absent.
    """


class ChangesCarParametersQuery(TypedDict):
    day: NotRequired[str]
    change: NotRequired[list[Literal['arrived', 'departed', 'price_cut', 'price_rise']]]
    coverage: NotRequired[Literal['search', 'all']]
    country: NotRequired[Literal['us', 'ca', 'all']]
    inventory_type: NotRequired[Literal['new', 'used', 'certified', 'all']]
    dealer_type: NotRequired[Literal['all', 'franchise', 'independent']]
    base_exterior_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    drivetrain: NotRequired[str]
    make: NotRequired[str]
    model: NotRequired[str]
    trim: NotRequired[str]
    powertrain_type: NotRequired[str]
    msrp_label: NotRequired[str]
    source: NotRequired[str]
    transmission: NotRequired[str]
    city: NotRequired[str]
    state: NotRequired[str]
    dealership_group_name: NotRequired[str]
    fuel_type_category: NotRequired[list[Literal['ice', 'ev', 'hybrid', 'unknown', 'other']]]
    miles_range: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    mc_category: NotRequired[str]
    rows: NotRequired[int]
    start: NotRequired[int]


class ChangesCarCounts(TypedDict):
    """
    All changes of the day, by kind.
    """

    arrived: int
    departed: int
    price_cut: int
    price_rise: int


class ChangesCarListing(TypedDict):
    change: Literal['arrived', 'departed', 'price_cut', 'price_rise']
    price_before: NotRequired[float]
    """
    Price of the day before, where it moved.
    """
    id: NotRequired[str]
    """
    Id of the listing, or of its record.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number.
    """
    year: NotRequired[int]
    """
    Model year.
    """
    make: NotRequired[str]
    model: NotRequired[str]
    trim: NotRequired[str]
    body_type: NotRequired[str]
    body_subtype: NotRequired[str]
    drivetrain: NotRequired[str]
    transmission: NotRequired[str]
    powertrain_type: NotRequired[str]
    fuel_type_category: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    inventory_type: NotRequired[str]
    is_certified: NotRequired[bool]
    """
    Certified pre-owned.
    """
    price: NotRequired[float]
    """
    Asking price.
    """
    miles: NotRequired[float]
    """
    Odometer reading.
    """
    msrp: NotRequired[float]
    """
    Manufacturer's suggested retail price.
    """
    dom_active: NotRequired[int]
    """
    Days since the vehicle came on the market, on any source.
    """
    dos_active: NotRequired[int]
    """
    Days since it came on this source.
    """
    is_searchable: NotRequired[bool]
    """
    Whether it was the searchable listing of its vehicle.
    """
    is_found: NotRequired[bool]
    """
    Whether a default search found it.
    """
    dealer_id: NotRequired[str]
    """
    Id of the dealer.
    """
    seller_name: NotRequired[str]
    seller_type: NotRequired[str]
    dealer_type: NotRequired[str]
    dealership_group_name: NotRequired[str]
    mc_category: NotRequired[str]
    source: NotRequired[str]
    city: NotRequired[str]
    state: NotRequired[str]
    country: NotRequired[str]
    stock_no: NotRequired[str]
    vdp_url: NotRequired[str]


class ChangesCarAnswer(TypedDict):
    num_found: int
    """
    Changes of the kinds that are listed.
    """
    day: str | None
    """
    The day, compared with the one before; null if none is known that has one before it.
    """
    delivery: int
    """
    Number of the newest delivery that is known: pages with one number are of one state of the data.
    """
    counts: ChangesCarCounts
    """
    All changes of the day, by kind.
    """
    listings: list[ChangesCarListing]
    """
    In the order of the VIN. What departed stands as it was on the day before; what is unknown is absent.
    """


class DealershipGroupsDealershipGroup(TypedDict):
    name: str
    sold: int
    """
    Vehicles sold in all months.
    """


class DealershipGroupsAnswer(TypedDict):
    num_found: int
    dealership_groups: list[DealershipGroupsDealershipGroup]


class MdsCarParametersQuery(TypedDict):
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    city: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dom_active_range: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    source: NotRequired[str]
    state: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    year: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]
    vin: NotRequired[str]
    exact: NotRequired[bool]
    include_sold: NotRequired[bool]
    country: NotRequired[Literal['us']]


class MdsCarAnswer(TypedDict):
    mds: NotRequired[int]
    """
    active / (sold / 45), rounded; absent where nothing was sold.
    """
    total_active_cars_for_ymmt: int
    """
    Active listings that match the filters.
    """
    total_cars_sold_in_last_45_days: int
    """
    Vehicles that match the filters and were sold in the 45 days up to the newest delivery.
    """
    sold_vins: NotRequired[list[str]]
    """
    With include_sold.
    """
    year: NotRequired[int]
    make: NotRequired[str]
    model: NotRequired[str]
    trim: NotRequired[str]


class SalesCarParametersQuery(TypedDict):
    make: NotRequired[str]
    mm: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    taxonomy_vin: NotRequired[str]
    vin: NotRequired[str]
    car_type: NotRequired[Literal['new', 'used']]
    state: NotRequired[str]
    city_state: NotRequired[str]
    country: NotRequired[Literal['us']]


class SalesCarDomStats(TypedDict):
    """
    Days for sale across all websites. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class SalesCarPriceStats(TypedDict):
    """
    Last asking price. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class SalesCarMilesStats(TypedDict):
    """
    Odometer reading. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class SalesCarCpoDomStats(TypedDict):
    """
    Days for sale across all websites. Of the certified ones.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class SalesCarCpoPriceStats(TypedDict):
    """
    Last asking price. Of the certified ones.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class SalesCarCpoMilesStats(TypedDict):
    """
    Odometer reading. Of the certified ones.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class SalesCarAnswer(TypedDict):
    """
    The request and the sales. Statistics over no values are absent.
    """

    count: int
    """
    For vehicles sold in the 90 days that ended a week before the newest delivery.
    """
    cpo: int
    """
    Certified vehicles.
    """
    non_cpo: int
    """
    All others.
    """
    inventory_type: Literal['new', 'used']
    year: NotRequired[str]
    make: NotRequired[str]
    model: NotRequired[str]
    trim: NotRequired[str]
    taxonomy_vin: NotRequired[str]
    state: NotRequired[str]
    city: NotRequired[str]
    dom_stats: NotRequired[SalesCarDomStats]
    """
    Days for sale across all websites. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """
    price_stats: NotRequired[SalesCarPriceStats]
    """
    Last asking price. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """
    miles_stats: NotRequired[SalesCarMilesStats]
    """
    Odometer reading. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """
    cpo_dom_stats: NotRequired[SalesCarCpoDomStats]
    """
    Days for sale across all websites. Of the certified ones.
    """
    cpo_price_stats: NotRequired[SalesCarCpoPriceStats]
    """
    Last asking price. Of the certified ones.
    """
    cpo_miles_stats: NotRequired[SalesCarCpoMilesStats]
    """
    Odometer reading. Of the certified ones.
    """


class PopularCarsParametersQuery(TypedDict):
    car_type: Literal['new', 'used']
    state: NotRequired[str]
    city_state: NotRequired[str]
    country: NotRequired[Literal['us', 'ca']]


class PopularCarsUsedTop50DomStats(TypedDict):
    """
    Days for sale across all websites. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class PopularCarsUsedTop50PriceStats(TypedDict):
    """
    Last asking price. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class PopularCarsUsedTop50MilesStats(TypedDict):
    """
    Odometer reading. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class PopularCarsUsedTop50(TypedDict):
    inventoryType: Literal['new', 'used']
    counts: str
    """
    Active listings in the area: a number, as text.
    """
    make: str
    model: str
    state: NotRequired[str]
    city: NotRequired[str]
    dom_stats: NotRequired[PopularCarsUsedTop50DomStats]
    """
    Days for sale across all websites. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """
    price_stats: NotRequired[PopularCarsUsedTop50PriceStats]
    """
    Last asking price. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """
    miles_stats: NotRequired[PopularCarsUsedTop50MilesStats]
    """
    Odometer reading. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """


class PopularCarsNewTop50DomStats(TypedDict):
    """
    Days for sale across all websites. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class PopularCarsNewTop50PriceStats(TypedDict):
    """
    Last asking price. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class PopularCarsNewTop50MilesStats(TypedDict):
    """
    Odometer reading. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """

    geometric_mean: NotRequired[float]
    """
    Geometric mean; 0 if a value is 0, absent if one is negative.
    """
    min: NotRequired[float]
    """
    Lowest value.
    """
    median: NotRequired[float]
    """
    Median, interpolated linearly.
    """
    population_standard_deviation: NotRequired[float]
    """
    Standard deviation of the population.
    """
    variance: NotRequired[float]
    """
    Variance of a sample; absent for one value.
    """
    max: NotRequired[float]
    """
    Highest value.
    """
    mean: NotRequired[float]
    """
    Mean.
    """
    trimmed_mean: NotRequired[float]
    """
    Mean without the lowest and the highest tenth of the values, rounded down to whole values.
    """
    standard_deviation: NotRequired[float]
    """
    Standard deviation of a sample; absent for one value.
    """
    iqr: NotRequired[float]
    """
    Interquartile range; quartiles are interpolated linearly.
    """


class PopularCarsNewTop50(TypedDict):
    inventoryType: Literal['new', 'used']
    counts: str
    """
    Active listings in the area: a number, as text.
    """
    make: str
    model: str
    state: NotRequired[str]
    city: NotRequired[str]
    dom_stats: NotRequired[PopularCarsNewTop50DomStats]
    """
    Days for sale across all websites. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """
    price_stats: NotRequired[PopularCarsNewTop50PriceStats]
    """
    Last asking price. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """
    miles_stats: NotRequired[PopularCarsNewTop50MilesStats]
    """
    Odometer reading. For vehicles sold in the 90 days that ended a week before the newest delivery.
    """


class PopularCarsAnswer(TypedDict):
    """
    One member, named like the car_type.
    """

    used_top50: NotRequired[list[PopularCarsUsedTop50]]
    new_top50: NotRequired[list[PopularCarsNewTop50]]


class SearchCarAutoCompleteParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_min_count: NotRequired[int]
    field: Literal['body_subtype', 'body_type', 'city', 'drivetrain', 'engine', 'engine_block', 'engine_size', 'exterior_color', 'fuel_type', 'interior_color', 'make', 'mm', 'model', 'powertrain_type', 'state', 'transmission', 'trim', 'vehicle_type', 'version', 'ymm']
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    ignore_case: NotRequired[bool]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    input: str
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    sort_by: NotRequired[Literal['count', 'index']]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    term_counts: NotRequired[bool]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class Terms(TypedDict):
    item: str
    count: int
    """
    Listings with the term.
    """


class SearchCarAutoCompleteAnswer(TypedDict):
    terms: list[str | Terms]


class SearchCarUkAutoCompleteParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_location_city: NotRequired[str]
    car_location_county: NotRequired[str]
    car_location_latitude: NotRequired[str]
    car_location_longitude: NotRequired[str]
    car_location_seller_name: NotRequired[str]
    car_location_street: NotRequired[str]
    car_location_zip: NotRequired[str]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    co2_emissions: NotRequired[str]
    combined_mpg_range: NotRequired[str]
    country: NotRequired[Literal['england', 'scotland', 'wales', 'northern ireland', 'uk', 'all']]
    county: NotRequired[str]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    ev_battery_capacity_range: NotRequired[str]
    ev_battery_type: NotRequired[str]
    ev_vehicle_range: NotRequired[str]
    exclude_dealer_ids: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_sources: NotRequired[str]
    exclude_write_off_category: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_min_count: NotRequired[int]
    fca_status: NotRequired[str]
    field: Literal['body_subtype', 'body_type', 'car_location_city', 'car_location_county', 'city', 'county', 'dealer_name', 'drivetrain', 'engine', 'engine_block', 'engine_size', 'ev_battery_type', 'exterior_color', 'fuel_type', 'interior_color', 'make', 'mm', 'model', 'model_variant', 'transmission', 'variant', 'vehicle_type', 'ymm']
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    highway_mpg_range: NotRequired[str]
    ignore_case: NotRequired[bool]
    in_transit: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    input: str
    insurance_group: NotRequired[str]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    is_vat_included: NotRequired[bool]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    model: NotRequired[str]
    model_variant: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    num_owners: NotRequired[str]
    owned: NotRequired[bool]
    performance_co2_range: NotRequired[str]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    postal_code: NotRequired[str]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    sort_by: NotRequired[Literal['count', 'index']]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    term_counts: NotRequired[bool]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    ulez_compliant: NotRequired[bool]
    uvc_id: NotRequired[str]
    variant: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_registration_date_range: NotRequired[str]
    vehicle_registration_mark: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    vrm: NotRequired[str]
    wheelbase_category: NotRequired[str]
    write_off_category: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class SearchCarUkAutoCompleteAnswer(TypedDict):
    terms: list[str | Terms]


class SearchMotorcycleAutoCompleteParametersQuery(TypedDict):
    body_type: NotRequired[str]
    city: NotRequired[str]
    color: NotRequired[str]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    facet_min_count: NotRequired[int]
    field: Literal['body_type', 'city', 'color', 'drivetrain', 'engine', 'fuel_type', 'make', 'model', 'state', 'transmission', 'trim', 'vehicle_type']
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    ignore_case: NotRequired[bool]
    input: str
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    search_text: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    sort_by: NotRequired[Literal['count', 'index']]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vin: NotRequired[str]
    term_counts: NotRequired[bool]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    vehicle_type: NotRequired[str]
    vin: NotRequired[str]
    year: NotRequired[str]
    zip: NotRequired[str]


class SearchMotorcycleAutoCompleteAnswer(TypedDict):
    terms: list[str | Terms]


class SearchHeavyEquipmentAutoCompleteParametersQuery(TypedDict):
    body_type: NotRequired[str]
    category: NotRequired[str]
    city: NotRequired[str]
    color: NotRequired[str]
    country: NotRequired[Literal['us', 'ca', 'all']]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_min_count: NotRequired[int]
    field: Literal['body_type', 'category', 'city', 'drivetrain', 'engine', 'exterior_color', 'fuel_type', 'interior_color', 'make', 'model', 'state', 'sub_category', 'transmission', 'trim']
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    hours_used_range: NotRequired[str]
    ignore_case: NotRequired[bool]
    input: str
    interior_color: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    search_text: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    sort_by: NotRequired[Literal['count', 'index']]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    sub_category: NotRequired[str]
    term_counts: NotRequired[bool]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    vehicle_type: NotRequired[str]
    vin: NotRequired[str]
    year: NotRequired[str]
    zip: NotRequired[str]


class SearchHeavyEquipmentAutoCompleteAnswer(TypedDict):
    terms: list[str | Terms]


class AutoCompleteHeavyEquipmentParametersQuery(TypedDict):
    body_type: NotRequired[str]
    category: NotRequired[str]
    city: NotRequired[str]
    color: NotRequired[str]
    country: NotRequired[Literal['us', 'ca', 'all']]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_min_count: NotRequired[int]
    field: Literal['body_type', 'category', 'city', 'drivetrain', 'engine', 'exterior_color', 'fuel_type', 'interior_color', 'make', 'model', 'state', 'sub_category', 'transmission', 'trim']
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    hours_used_range: NotRequired[str]
    ignore_case: NotRequired[bool]
    input: str
    interior_color: NotRequired[str]
    inventory_type: NotRequired[list[Literal['new', 'used']]]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    make: NotRequired[str]
    miles_range: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    search_text: NotRequired[str]
    seller_type: NotRequired[list[Literal['dealer', 'fsbo', 'auction']]]
    sort_by: NotRequired[Literal['count', 'index']]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    sub_category: NotRequired[str]
    term_counts: NotRequired[bool]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    vehicle_type: NotRequired[str]
    vin: NotRequired[str]
    year: NotRequired[str]
    zip: NotRequired[str]


class AutoCompleteHeavyEquipmentAnswer(TypedDict):
    terms: list[str | Terms]


SearchRvAutoCompleteParametersQuery = TypedDict(
    'SearchRvAutoCompleteParametersQuery',
    {
        'base_ext_color': NotRequired[str],
        'base_exterior_color': NotRequired[str],
        'base_int_color': NotRequired[str],
        'base_interior_color': NotRequired[str],
        'body_type': NotRequired[str],
        'city': NotRequired[str],
        'class': NotRequired[str],
        'color': NotRequired[str],
        'country': NotRequired[Literal['us', 'ca', 'all']],
        'cylinders': NotRequired[str],
        'dealer_id': NotRequired[str],
        'dealer_name': NotRequired[str],
        'doors': NotRequired[str],
        'drivetrain': NotRequired[str],
        'engine': NotRequired[str],
        'exterior_color': NotRequired[str],
        'facet_min_count': NotRequired[int],
        'field': Literal['city', 'class', 'engine', 'exterior_color', 'fuel_type', 'interior_color', 'make', 'model', 'state', 'transmission', 'trim'],
        'first_seen_days': NotRequired[str],
        'first_seen_range': NotRequired[str],
        'fresh_water_capacity': NotRequired[str],
        'fuel_type': NotRequired[str],
        'gvwr': NotRequired[str],
        'ignore_case': NotRequired[bool],
        'input': str,
        'interior_color': NotRequired[str],
        'inventory_type': NotRequired[list[Literal['new', 'used']]],
        'last_seen_days': NotRequired[str],
        'last_seen_range': NotRequired[str],
        'latitude': NotRequired[float],
        'length': NotRequired[str],
        'length_range': NotRequired[str],
        'longitude': NotRequired[float],
        'make': NotRequired[str],
        'miles_range': NotRequired[str],
        'model': NotRequired[str],
        'model_o': NotRequired[str],
        'msa_code': NotRequired[str],
        'msrp_range': NotRequired[str],
        'number_of_awnings': NotRequired[str],
        'price_range': NotRequired[str],
        'radius': NotRequired[int],
        'search_text': NotRequired[str],
        'seating_capacity': NotRequired[str],
        'seller_type': NotRequired[list[Literal['dealer', 'fsbo', 'auction']]],
        'sleeps': NotRequired[str],
        'slideouts': NotRequired[str],
        'sort_by': NotRequired[Literal['count', 'index']],
        'source': NotRequired[str],
        'state': NotRequired[str],
        'stock_no': NotRequired[str],
        'term_counts': NotRequired[bool],
        'tokenized_search_text': NotRequired[str],
        'transmission': NotRequired[str],
        'trim': NotRequired[str],
        'vehicle_type': NotRequired[str],
        'vin': NotRequired[str],
        'year': NotRequired[str],
        'year_range': NotRequired[str],
        'zip': NotRequired[str],
    },
)


class SearchRvAutoCompleteAnswer(TypedDict):
    terms: list[str | Terms]


class SpecsCarAutoCompleteParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    facet_min_count: NotRequired[int]
    field: Literal['body_subtype', 'body_type', 'drivetrain', 'engine', 'engine_block', 'engine_size', 'fuel_type', 'make', 'model', 'powertrain_type', 'transmission', 'trim', 'vehicle_type', 'version']
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    ignore_case: NotRequired[bool]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    input: str
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    sort_by: NotRequired[Literal['count', 'index']]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class SpecsCarAutoCompleteAnswer(TypedDict):
    terms: list[str]


class SpecsCarTermsParametersQuery(TypedDict):
    active_inventory_date_range: NotRequired[str]
    base_ext_color: NotRequired[str]
    base_exterior_color: NotRequired[str]
    base_int_color: NotRequired[str]
    base_interior_color: NotRequired[str]
    body_subtype: NotRequired[str]
    body_type: NotRequired[str]
    boost: NotRequired[bool]
    car_type: NotRequired[list[Literal['new', 'used', 'certified']]]
    carfax_1_owner: NotRequired[bool]
    carfax_clean_title: NotRequired[bool]
    city: NotRequired[str]
    city_mpg_range: NotRequired[str]
    client_filters: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    cylinders: NotRequired[str]
    dealer_id: NotRequired[str]
    dealer_name: NotRequired[str]
    dealer_type: NotRequired[list[Literal['franchise', 'independent']]]
    dealership_group_name: NotRequired[str]
    dedup: NotRequired[bool]
    dom_180_range: NotRequired[str]
    dom_active_range: NotRequired[str]
    dom_range: NotRequired[str]
    doors: NotRequired[str]
    dos_active_range: NotRequired[str]
    drivetrain: NotRequired[str]
    engine: NotRequired[str]
    engine_aspiration: NotRequired[str]
    engine_block: NotRequired[str]
    engine_size: NotRequired[str]
    engine_size_range: NotRequired[str]
    exclude_certified: NotRequired[bool]
    exclude_dealer_ids: NotRequired[str]
    exclude_high_value_features: NotRequired[str]
    exclude_make: NotRequired[str]
    exclude_mc_website_ids: NotRequired[str]
    exclude_options_packages: NotRequired[str]
    exclude_sources: NotRequired[str]
    exterior_color: NotRequired[str]
    field: Literal['body_subtype', 'body_type', 'drivetrain', 'engine', 'engine_block', 'engine_size', 'fuel_type', 'make', 'model', 'powertrain_type', 'transmission', 'trim', 'vehicle_type', 'version']
    finance_down_payment: NotRequired[str]
    finance_down_payment_per: NotRequired[str]
    finance_emp: NotRequired[str]
    finance_loan_apr: NotRequired[str]
    finance_loan_term: NotRequired[str]
    first_seen_at_mc_days: NotRequired[str]
    first_seen_at_mc_range: NotRequired[str]
    first_seen_at_source_days: NotRequired[str]
    first_seen_at_source_range: NotRequired[str]
    first_seen_days: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    has_miles: NotRequired[bool]
    has_price: NotRequired[bool]
    high_value_features: NotRequired[str]
    highway_mpg_range: NotRequired[str]
    in_transit: NotRequired[bool]
    include_finance: NotRequired[bool]
    include_lease: NotRequired[bool]
    include_non_vin_listings: NotRequired[bool]
    include_preferred_dealer_flag: NotRequired[bool]
    interior_color: NotRequired[str]
    inventory_count_range: NotRequired[str]
    last_seen_days: NotRequired[str]
    last_seen_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_down_payment: NotRequired[str]
    lease_emp: NotRequired[str]
    lease_term: NotRequired[str]
    longitude: NotRequired[float]
    made_in: NotRequired[str]
    make: NotRequired[str]
    match: NotRequired[list[Literal['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages']]]
    mc_category: NotRequired[str]
    mc_dealer_id: NotRequired[str]
    mc_dealership_group_id: NotRequired[str]
    mc_dealership_group_name: NotRequired[str]
    mc_location_id: NotRequired[str]
    mc_rooftop_id: NotRequired[str]
    mc_sub_dealership_group_id: NotRequired[str]
    mc_sub_dealership_group_name: NotRequired[str]
    mc_website_id: NotRequired[str]
    miles_range: NotRequired[str]
    min_photo_links: NotRequired[int]
    min_photo_links_cached: NotRequired[int]
    mm: NotRequired[str]
    model: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    nodedup: NotRequired[bool]
    options_packages: NotRequired[str]
    owned: NotRequired[bool]
    photo_links: NotRequired[bool]
    photo_links_cached: NotRequired[bool]
    powertrain_type: NotRequired[str]
    preferred_dealers: NotRequired[bool]
    preferred_dealers_only: NotRequired[bool]
    price_change: NotRequired[Literal['positive', 'negative']]
    price_change_range: NotRequired[str]
    price_range: NotRequired[str]
    radius: NotRequired[int]
    seating_capacity: NotRequired[str]
    source: NotRequired[str]
    state: NotRequired[str]
    stock_no: NotRequired[str]
    taxonomy_vins: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    trim_o: NotRequired[str]
    trim_r: NotRequired[str]
    vdp_url: NotRequired[str]
    vehicle_status: NotRequired[str]
    vehicle_type: NotRequired[str]
    version: NotRequired[str]
    vin: NotRequired[str]
    vins: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    ymm: NotRequired[str]
    ymmt: NotRequired[str]
    zip: NotRequired[str]


class SpecsCarTermsAnswer(TypedDict):
    terms: list[str]


class SearchCarIncentiveOemParametersQuery(TypedDict):
    acquisition_fee_range: NotRequired[str]
    apr_range: NotRequired[str]
    base_sha: NotRequired[str]
    body_type: NotRequired[str]
    cashback_amount_range: NotRequired[str]
    cashback_target_group: NotRequired[str]
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    data_version: NotRequired[str]
    dealer_contribution_range: NotRequired[str]
    dealer_id: NotRequired[str]
    disposition_fee_range: NotRequired[str]
    down_payment_range: NotRequired[str]
    drivetrain: NotRequired[str]
    due_at_signing_range: NotRequired[str]
    engine: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    gross_cap_cost_range: NotRequired[str]
    latitude: NotRequired[float]
    lease_end_purchase_price_range: NotRequired[str]
    longitude: NotRequired[float]
    make: NotRequired[str]
    mileage_limit_range: NotRequired[str]
    model: NotRequired[str]
    monthly_range: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    net_cap_cost_range: NotRequired[str]
    offer_type: NotRequired[list[Literal['lease', 'finance', 'cash']]]
    over_mileage_fee_range: NotRequired[str]
    photo_links: NotRequired[bool]
    radius: NotRequired[int]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    scraped_at_date_range: NotRequired[str]
    search_disclaimers_text: NotRequired[str]
    search_offers_text: NotRequired[str]
    search_titles_text: NotRequired[str]
    security_deposit_range: NotRequired[str]
    sort_by: NotRequired[Literal['dist', 'year', 'monthly', 'apr', 'term', 'cashback_amount', 'due_at_signing', 'msrp', 'down_payment', 'security_deposit', 'acquisition_fee', 'disposition_fee', 'net_cap_cost', 'gross_cap_cost', 'total_monthly_payments', 'lease_end_purchase_price', 'over_mileage_fee', 'mileage_limit', 'dealer_contribution', 'valid_from', 'valid_through', 'status_date', 'scraped_at_date']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    status_date_range: NotRequired[str]
    term_range: NotRequired[str]
    term_unit: NotRequired[list[Literal['month', 'months', 'year', 'years']]]
    total_monthly_payments_range: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    valid_from_range: NotRequired[str]
    valid_through_range: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]
    zip: NotRequired[str]


class SearchCarIncentiveOemAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[Incentive]
    facets: NotRequired[TermFacets]
    range_facets: NotRequired[RangeFacetArrays]
    stats: NotRequired[Stats]


class SearchCarIncentiveParametersQuery(TypedDict):
    acquisition_fee_range: NotRequired[str]
    apr_range: NotRequired[str]
    base_sha: NotRequired[str]
    body_type: NotRequired[str]
    cashback_amount_range: NotRequired[str]
    cashback_target_group: NotRequired[str]
    city: NotRequired[str]
    count_other_values: NotRequired[bool]
    country: NotRequired[Literal['us', 'ca', 'all']]
    data_version: NotRequired[str]
    dealer_contribution_range: NotRequired[str]
    dealer_id: NotRequired[str]
    disposition_fee_range: NotRequired[str]
    down_payment_range: NotRequired[str]
    drivetrain: NotRequired[str]
    due_at_signing_range: NotRequired[str]
    engine: NotRequired[str]
    facet_sort: NotRequired[Literal['count', 'index']]
    facets: NotRequired[str]
    first_seen_range: NotRequired[str]
    fuel_type: NotRequired[str]
    gross_cap_cost_range: NotRequired[str]
    lease_end_purchase_price_range: NotRequired[str]
    mileage_limit_range: NotRequired[str]
    model: NotRequired[str]
    monthly_range: NotRequired[str]
    msa_code: NotRequired[str]
    msrp_range: NotRequired[str]
    net_cap_cost_range: NotRequired[str]
    offer_type: NotRequired[list[Literal['lease', 'finance', 'cash']]]
    over_mileage_fee_range: NotRequired[str]
    photo_links: NotRequired[bool]
    range_facets: NotRequired[str]
    rows: NotRequired[int]
    scraped_at_date_range: NotRequired[str]
    search_disclaimers_text: NotRequired[str]
    search_offers_text: NotRequired[str]
    search_titles_text: NotRequired[str]
    security_deposit_range: NotRequired[str]
    sort_by: NotRequired[Literal['year', 'monthly', 'apr', 'term', 'cashback_amount', 'due_at_signing', 'msrp', 'down_payment', 'security_deposit', 'acquisition_fee', 'disposition_fee', 'net_cap_cost', 'gross_cap_cost', 'total_monthly_payments', 'lease_end_purchase_price', 'over_mileage_fee', 'mileage_limit', 'dealer_contribution', 'valid_from', 'valid_through', 'status_date', 'scraped_at_date']]
    sort_order: NotRequired[Literal['asc', 'desc']]
    source: NotRequired[str]
    start: NotRequired[int]
    state: NotRequired[str]
    stats: NotRequired[str]
    status_date_range: NotRequired[str]
    term_range: NotRequired[str]
    term_unit: NotRequired[list[Literal['month', 'months', 'year', 'years']]]
    total_monthly_payments_range: NotRequired[str]
    transmission: NotRequired[str]
    trim: NotRequired[str]
    valid_from_range: NotRequired[str]
    valid_through_range: NotRequired[str]
    year: NotRequired[str]
    year_range: NotRequired[str]


class SearchCarIncentiveAnswer(TypedDict):
    num_found: int
    """
    Total number of results, across all pages.
    """
    listings: list[Incentive]
    facets: NotRequired[TermFacets]
    range_facets: NotRequired[RangeFacetArrays]
    stats: NotRequired[Stats]


class ClientConfigureGetParametersQuery(TypedDict):
    country: Literal['us', 'ca', 'uk']


class ClientConfigureGetAnswer(TypedDict):
    country: Literal['us', 'ca', 'uk']
    preferred_dealers: list[int]


class ClientConfigureSetParametersQuery(TypedDict):
    country: Literal['us', 'ca', 'uk']


class PreferredDealers(TypedDict):
    preferred_dealers: list[int]


class PreferredDealersFile(TypedDict):
    csvfile: bytes
    """
    CSV of dealer ids: one per line, or in a column named dealer_id or id or preferred_dealers.
    """


class ClientConfigureSetAnswer(TypedDict):
    country: Literal['us', 'ca', 'uk']
    preferred_dealers: list[int]


class CarRecallsDataItemVehicle(TypedDict):
    vin: str
    """
    Vehicle identification number.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    year: NotRequired[float]
    """
    Model year.
    """
    numberOfRecalls: float
    """
    Number of recalls.
    """
    recallsAvailable: bool
    """
    Whether there is at least one recall.
    """
    dataRefreshDate: NotRequired[str]
    """
    Instant of the data, ISO-8601.
    """
    dealerCode: NotRequired[str]
    """
    Code of a dealer.
    """
    oemCode: NotRequired[str]
    """
    Code of the manufacturer.
    """
    oemDescription: NotRequired[str]
    """
    Name of the manufacturer.
    """
    errorReasonCode: NotRequired[str]
    """
    Why recalls are missing.
    """


class CarRecallsDataItemRecall(TypedDict):
    oemRecallNumber: NotRequired[str]
    """
    Manufacturer's number of the campaign.
    """
    status: NotRequired[str]
    """
    Whether the recall is open for this vehicle; UNKNOWN if the source does not say.
    """
    recallState: NotRequired[str]
    """
    What was done to this vehicle; UNKNOWN if the source does not say.
    """
    recallType: NotRequired[str]
    """
    Kind of the campaign, for example SAFETY.
    """
    nhtsaNumber: NotRequired[str]
    """
    Regulator's number of the campaign.
    """
    severityCode: NotRequired[str]
    """
    Severity.
    """
    recallIssueDate: NotRequired[str]
    """
    Day of the report.
    """
    recallRefreshDate: NotRequired[str]
    """
    Day of the last change.
    """
    recallTitle: NotRequired[str]
    """
    Title, or the component.
    """
    recallDescription: NotRequired[str]
    """
    The defect.
    """
    riskDescription: NotRequired[str]
    """
    The consequences of the defect.
    """
    remedyDescription: NotRequired[str]
    """
    The remedy.
    """
    notAvailableReason: NotRequired[str]
    """
    Why information is missing.
    """
    oemCode: NotRequired[str]
    """
    Code of the manufacturer.
    """
    oemDescription: NotRequired[str]
    """
    Name of the manufacturer.
    """
    filterReason: NotRequired[str]
    """
    Why the recall was filtered out.
    """
    isExcluded: NotRequired[bool]
    """
    Whether it is disregarded.
    """
    isApproved: NotRequired[bool]
    """
    Whether it was approved.
    """
    recallPartsCost: NotRequired[float]
    """
    Cost of the parts.
    """
    recallLaborHours: NotRequired[float]
    """
    Hours of work.
    """


class CarRecallsDataItemFilteredRecall(TypedDict):
    oemRecallNumber: NotRequired[str]
    """
    Manufacturer's number of the campaign.
    """
    status: NotRequired[str]
    """
    Whether the recall is open for this vehicle; UNKNOWN if the source does not say.
    """
    recallState: NotRequired[str]
    """
    What was done to this vehicle; UNKNOWN if the source does not say.
    """
    recallType: NotRequired[str]
    """
    Kind of the campaign, for example SAFETY.
    """
    nhtsaNumber: NotRequired[str]
    """
    Regulator's number of the campaign.
    """
    severityCode: NotRequired[str]
    """
    Severity.
    """
    recallIssueDate: NotRequired[str]
    """
    Day of the report.
    """
    recallRefreshDate: NotRequired[str]
    """
    Day of the last change.
    """
    recallTitle: NotRequired[str]
    """
    Title, or the component.
    """
    recallDescription: NotRequired[str]
    """
    The defect.
    """
    riskDescription: NotRequired[str]
    """
    The consequences of the defect.
    """
    remedyDescription: NotRequired[str]
    """
    The remedy.
    """
    notAvailableReason: NotRequired[str]
    """
    Why information is missing.
    """
    oemCode: NotRequired[str]
    """
    Code of the manufacturer.
    """
    oemDescription: NotRequired[str]
    """
    Name of the manufacturer.
    """
    filterReason: NotRequired[str]
    """
    Why the recall was filtered out.
    """
    isExcluded: NotRequired[bool]
    """
    Whether it is disregarded.
    """
    isApproved: NotRequired[bool]
    """
    Whether it was approved.
    """
    recallPartsCost: NotRequired[float]
    """
    Cost of the parts.
    """
    recallLaborHours: NotRequired[float]
    """
    Hours of work.
    """


class CarRecallsDataItem(TypedDict):
    vehicle: CarRecallsDataItemVehicle
    recalls: list[CarRecallsDataItemRecall]
    filteredRecalls: list[CarRecallsDataItemFilteredRecall]


class CarRecallsData(TypedDict):
    itemsEffected: int
    """
    Vehicles with a recall.
    """
    totalItems: int
    currentItemCount: int
    items: list[CarRecallsDataItem]


class CarRecallsAnswer(TypedDict):
    apiVersion: str
    requestDate: str
    responseDate: str
    data: CarRecallsData


class ThirdpartyPlateDecoderParametersQuery(TypedDict):
    country_v2: NotRequired[str]
    country: NotRequired[str]
    state: NotRequired[str]


class ThirdpartyPlateDecoderResponseInput(TypedDict):
    plate: str
    state: NotRequired[str]
    country: str


class ThirdpartyPlateDecoderResponse(TypedDict):
    success: bool
    input: ThirdpartyPlateDecoderResponseInput
    description: NotRequired[str]
    """
    Description of the vehicle.
    """
    make: NotRequired[str]
    """
    Make.
    """
    model: NotRequired[str]
    """
    Model.
    """
    trim: NotRequired[str]
    """
    Trim.
    """
    vin: NotRequired[str]
    """
    Vehicle identification number.
    """
    style: NotRequired[str]
    """
    Style.
    """
    year: NotRequired[str]
    """
    Model year.
    """
    registration_year: NotRequired[str]
    """
    Year of the registration.
    """
    engine_size: NotRequired[str]
    """
    Displacement.
    """
    assembly: NotRequired[str]
    """
    Country of assembly.
    """
    fuel_type: NotRequired[str]
    """
    Fuel.
    """
    color: NotRequired[str]
    """
    Colour.
    """
    body_style: NotRequired[str]
    """
    Body.
    """
    engine: NotRequired[str]
    """
    Engine.
    """
    drive_type: NotRequired[str]
    """
    Driven wheels.
    """
    transmission: NotRequired[str]
    """
    Transmission.
    """


class ThirdpartyPlateDecoderAnswer(TypedDict):
    navigation: bool
    response: ThirdpartyPlateDecoderResponse


class DecodeCarSpecsParametersQuery(TypedDict):
    country: NotRequired[Literal['us', 'ca', 'all']]


class DecodeCarNeovinSpecsParametersQuery(TypedDict):
    include_generic: NotRequired[bool]
    force_decode: NotRequired[bool]
    include_avl_opts: NotRequired[bool]
    include_available_options: NotRequired[bool]


class ExplainParametersQuery(TypedDict):
    url: str


class ExplainResponse(TypedDict):
    pass


class BatchVinDecodeJobsParametersQuery(TypedDict):
    include_generic: NotRequired[bool]
    include_available_options: NotRequired[bool]
    rows: NotRequired[int]
    start: NotRequired[int]


class BatchVinDecodeJobsAnswer(TypedDict):
    num_found: int
    jobs: list[BatchJob]


class BatchVinDecodeJobsSubmitParametersQuery(TypedDict):
    include_generic: NotRequired[bool]
    include_available_options: NotRequired[bool]


class BatchVinDecodeJobsSubmitRequest(TypedDict):
    file: bytes
    """
    CSV with a header that names vin; not gzipped.
    """
    client_reference: NotRequired[str]
    """
    Your own label for the job.
    """
    webhook_url: NotRequired[str]
    """
    Where the event job.finished is sent when the job has ended, signed with the webhook_secret of the answer; a user and a password in it are sent as Basic Authorization.
    """


class BatchVinDecodeJobsSubmitAnswer(TypedDict):
    job_id: str
    status: Literal['PROCESSING', 'COMPLETED', 'FAILED']
    progress_percent: int
    """
    0 to 100; 100 when the results can be downloaded.
    """
    client_reference: NotRequired[str]
    created_at: str
    updated_at: str
    completed_at: NotRequired[str]
    total_records: NotRequired[int]
    """
    Rows of the file, once it has been read.
    """
    processed_records: int
    failed_records: int
    """
    Rows whose result is an error.
    """
    error_code: NotRequired[str]
    """
    Only for failed jobs.
    """
    error_message: NotRequired[str]
    webhook_secret: NotRequired[str]
    """
    With a webhook_url: the secret that signs what is sent there, shown only once.
    """


class BatchVinDecodeJobParametersQuery(TypedDict):
    include_generic: NotRequired[bool]
    include_available_options: NotRequired[bool]


class BatchVinDecodeJobsDownloadParametersQuery(TypedDict):
    include_generic: NotRequired[bool]
    include_available_options: NotRequired[bool]


class BatchMatchRankJobsParametersQuery(TypedDict):
    country: NotRequired[Literal['us', 'ca']]
    rows: NotRequired[int]
    start: NotRequired[int]


class BatchMatchRankJobsAnswer(TypedDict):
    num_found: int
    jobs: list[BatchJob]


class BatchMatchRankJobsSubmitParametersQuery(TypedDict):
    country: NotRequired[Literal['us', 'ca']]


class BatchMatchRankJobsSubmitRequest(TypedDict):
    file: bytes
    """
    CSV with a header that names vin, price, miles, zip or dealer_id; gzipped.
    """
    client_reference: NotRequired[str]
    """
    Your own label for the job.
    """
    webhook_url: NotRequired[str]
    """
    Where the event job.finished is sent when the job has ended, signed with the webhook_secret of the answer; a user and a password in it are sent as Basic Authorization.
    """


class BatchMatchRankJobsSubmitAnswer(TypedDict):
    job_id: str
    status: Literal['PROCESSING', 'COMPLETED', 'FAILED']
    progress_percent: int
    """
    0 to 100; 100 when the results can be downloaded.
    """
    client_reference: NotRequired[str]
    created_at: str
    updated_at: str
    completed_at: NotRequired[str]
    total_records: NotRequired[int]
    """
    Rows of the file, once it has been read.
    """
    processed_records: int
    failed_records: int
    """
    Rows whose result is an error.
    """
    error_code: NotRequired[str]
    """
    Only for failed jobs.
    """
    error_message: NotRequired[str]
    webhook_secret: NotRequired[str]
    """
    With a webhook_url: the secret that signs what is sent there, shown only once.
    """


class BatchMatchRankJobParametersQuery(TypedDict):
    country: NotRequired[Literal['us', 'ca']]


class BatchMatchRankJobsDownloadParametersQuery(TypedDict):
    country: NotRequired[Literal['us', 'ca']]


class ViewsAnswer(TypedDict):
    num_found: int
    views: list[SavedView]


class ViewToSave(TypedDict):
    name: str
    """
    No two views of an account have the same.
    """
    search: str
    """
    URL of a search of listings from its path on, for example /v2/search/car/active?make=ford. Its filters and its order are kept, in the order of their names; pages, counts and the key are not.
    """
    console: NotRequired[str]
    """
    Address of the console's page that shows it, from #/ on, without a key.
    """


class ViewDeleteAnswer(TypedDict):
    view_id: str
    deleted: bool


class AlertToSet(TypedDict):
    arrived: NotRequired[bool]
    """
    Tell of listings that the view finds and did not find before.
    """
    left: NotRequired[bool]
    """
    Tell of listings that it does not find any more.
    """
    price_change: NotRequired[Literal['any', 'none', 'amount', 'percent']]
    """
    Which changes of price to tell: any, none, those of at least an amount, or of a part of the price before.
    """
    price_threshold: NotRequired[float]
    """
    The amount, in the currency of the market, or the percentage: above 0.
    """


class ViewsAlertDeleteAnswer(TypedDict):
    view_id: str
    deleted: bool


class ViewsEventsAnswer(TypedDict):
    num_found: int
    events: list[AlertEvent]
