/** Generated from the OpenAPI document by npm run clients. Not to be edited. */

export interface paths {
    "/search/car/active": {
        parameters: {
        };
        /**
         * Active car listings of the US and Canada: filters, facets, range facets, statistics, radius.
         * @description Example: `/v2/search/car/active?make=ford%2Ctoyota&year=2020-2024&car_type=used&price_range=10000-40000&zip=60616&radius=500&sort_by=price&rows=5&facets=model%7C0%7C5%2Cbody_type&stats=price%2Cmiles&range_facets=price%7C0%7C60000%7C10000`
         */
        get: operations["search_car_active"];
    };
    "/search/car/active/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: active car listings of the US and Canada: filters, facets, range facets, statistics, radius.
         * @description Example: `/v2/search/car/active/pivot?make=ford%2Ctoyota&year=2020-2024&car_type=used&price_range=10000-40000&zip=60616&radius=500&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_car_active_pivot"];
    };
    "/search/motorcycle/active": {
        parameters: {
        };
        /**
         * Active listings of motorcycles in the US and Canada.
         * @description Example: `/v2/search/motorcycle/active?zip=60616&radius=50&make=Harley-Davidson&rows=5&facets=model&stats=price`
         */
        get: operations["search_motorcycle_active"];
    };
    "/search/motorcycle/active/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: active listings of motorcycles in the US and Canada.
         * @description Example: `/v2/search/motorcycle/active/pivot?zip=60616&radius=50&make=Harley-Davidson&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_motorcycle_active_pivot"];
    };
    "/search/heavy-equipment/active": {
        parameters: {
        };
        /**
         * Active listings of heavy equipment in the US and Canada.
         * @description Example: `/v2/search/heavy-equipment/active?category=Excavators&hours_used_range=-6000&facets=make&rows=5`
         */
        get: operations["search_heavy_equipment_active"];
    };
    "/search/heavy-equipment/active/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: active listings of heavy equipment in the US and Canada.
         * @description Example: `/v2/search/heavy-equipment/active/pivot?category=Excavators&hours_used_range=-6000&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_heavy_equipment_active_pivot"];
    };
    "/search/rv/active": {
        parameters: {
        };
        /**
         * Active listings of recreational vehicles in the US and Canada.
         * @description Example: `/v2/search/rv/active?class=Class+A%2CClass+C&sleeps=4%2C5%2C6&sort_by=price&facets=make&rows=5`
         */
        get: operations["search_rv_active"];
    };
    "/search/rv/active/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: active listings of recreational vehicles in the US and Canada.
         * @description Example: `/v2/search/rv/active/pivot?class=Class+A%2CClass+C&sleeps=4%2C5%2C6&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_rv_active_pivot"];
    };
    "/search/car/uk/active": {
        parameters: {
        };
        /**
         * Active car listings of the UK, including those without a VIN.
         * @description Example: `/v2/search/car/uk/active?make=Ford%2CNissan&transmission=Manual%2CAutomatic&zip=LS1+4AB&radius=200&sort_by=dist&rows=5&facets=fuel_type%2Cnum_owners&stats=price`
         */
        get: operations["search_car_uk_active"];
    };
    "/search/car/uk/active/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: active car listings of the UK, including those without a VIN.
         * @description Example: `/v2/search/car/uk/active/pivot?make=Ford%2CNissan&transmission=Manual%2CAutomatic&zip=LS1+4AB&radius=200&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_car_uk_active_pivot"];
    };
    "/search/rv/uk/active": {
        parameters: {
        };
        /**
         * Active listings of recreational vehicles in the UK.
         * @description Example: `/v2/search/rv/uk/active?category=Motorhome&berths=2%2C4&facets=make&rows=5`
         */
        get: operations["search_rv_uk_active"];
    };
    "/search/rv/uk/active/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: active listings of recreational vehicles in the UK.
         * @description Example: `/v2/search/rv/uk/active/pivot?category=Motorhome&berths=2%2C4&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_rv_uk_active_pivot"];
    };
    "/dealerships/inventory": {
        parameters: {
        };
        /**
         * Every active listing of a dealer, including duplicates and listings that are not attributed.
         * @description At least one of these is required: dealer_id, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_id, mc_dealership_group_name, mc_sub_dealership_group_id, mc_sub_dealership_group_name, source, dealer_name, dealership_group_name.
         *
         *     Example: `/v2/dealerships/inventory?dealer_id=1000000&car_type=used&sort_by=price&rows=5&facets=make`
         */
        get: operations["dealerships_inventory"];
    };
    "/dealerships/inventory/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: every active listing of a dealer, including duplicates and listings that are not attributed.
         * @description At least one of these is required: dealer_id, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_id, mc_dealership_group_name, mc_sub_dealership_group_id, mc_sub_dealership_group_name, source, dealer_name, dealership_group_name.
         *
         *     Example: `/v2/dealerships/inventory/pivot?dealer_id=1000000&car_type=used&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["dealerships_inventory_pivot"];
    };
    "/dealerships/inventory/marketplaces/{marketplace_name}": {
        parameters: {
        };
        /**
         * A dealer's inventory in the format of an advertising marketplace.
         * @description At least one of these is required: dealer_id, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_id, mc_dealership_group_name, mc_sub_dealership_group_id, mc_sub_dealership_group_name, source, dealer_name, dealership_group_name.
         *
         *     Example: `/v2/dealerships/inventory/marketplaces/marketplace_a?dealer_id=1000000&rows=5`
         */
        get: operations["dealerships_inventory_marketplaces"];
    };
    "/dealerships/car": {
        parameters: {
        };
        /**
         * Dealerships of the US and Canada: websites, groups, locations and rooftops.
         * @description Example: `/v2/dealerships/car?state=IL%2CCA&dealer_type=franchise&facets=mc_dealership_group_name&rows=5`
         */
        get: operations["dealerships_car"];
    };
    "/dealers/car": {
        parameters: {
        };
        /**
         * Active dealers of the US and Canada, one website each.
         * @deprecated
         * @description Deprecated: use /dealerships/car instead.
         *
         *     Example: `/v2/dealers/car?zip=60616&radius=50&listing_count_range=5-&range_facets=listing_count%7C0%7C100&rows=5`
         */
        get: operations["dealers_car"];
    };
    "/search/car/fsbo/active": {
        parameters: {
        };
        /**
         * Active car listings of private sellers in the US and Canada.
         * @description Example: `/v2/search/car/fsbo/active?body_type=SUV%2CPickup&miles_range=-120000&rows=5&facets=make`
         */
        get: operations["search_car_fsbo_active"];
    };
    "/search/car/fsbo/active/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: active car listings of private sellers in the US and Canada.
         * @description Example: `/v2/search/car/fsbo/active/pivot?body_type=SUV%2CPickup&miles_range=-120000&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_car_fsbo_active_pivot"];
    };
    "/search/car/auction/active": {
        parameters: {
        };
        /**
         * Active car listings of auctions in the US and Canada.
         * @description Example: `/v2/search/car/auction/active?title_type=clean&rows=5&facets=make%7C0%7C5`
         */
        get: operations["search_car_auction_active"];
    };
    "/search/car/auction/active/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: active car listings of auctions in the US and Canada.
         * @description Example: `/v2/search/car/auction/active/pivot?title_type=clean&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_car_auction_active_pivot"];
    };
    "/search/car/recents": {
        parameters: {
        };
        /**
         * Dealers' car listings of the US and Canada that departed in the last 90 days, as last seen.
         * @description Example: `/v2/search/car/recents?make=ford&last_seen_days=0-30&rows=5&facets=model%7C0%7C5`
         */
        get: operations["search_car_recents"];
    };
    "/search/car/recents/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: dealers' car listings of the US and Canada that departed in the last 90 days, as last seen.
         * @description Example: `/v2/search/car/recents/pivot?make=ford&last_seen_days=0-30&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_car_recents_pivot"];
    };
    "/search/car/uk/recents": {
        parameters: {
        };
        /**
         * Dealers' car listings of the UK that departed in the last 90 days, as last seen.
         * @description Example: `/v2/search/car/uk/recents?transmission=Manual%2CAutomatic&rows=5&facets=make`
         */
        get: operations["search_car_uk_recents"];
    };
    "/search/car/uk/recents/pivot": {
        parameters: {
        };
        /**
         * In groups, counted and measured: dealers' car listings of the UK that departed in the last 90 days, as last seen.
         * @description Example: `/v2/search/car/uk/recents/pivot?transmission=Manual%2CAutomatic&group_by=make%7C0%7C5%2Cyear%7C0%7C4&measures=price%7Cmean%7Cmedian%2Cmiles%7Cmedian&group_sort=price%7Cmedian%2Cindex%7Cdesc`
         */
        get: operations["search_car_uk_recents_pivot"];
    };
    "/dealers/motorcycle": {
        parameters: {
        };
        /**
         * Active dealers of motorcycles in the US and Canada.
         * @description Example: `/v2/dealers/motorcycle?zip=60616&radius=50&rows=5`
         */
        get: operations["dealers_motorcycle"];
    };
    "/dealers/heavy-equipment": {
        parameters: {
        };
        /**
         * Active dealers of heavy equipment in the US and Canada.
         * @description Example: `/v2/dealers/heavy-equipment?zip=60616&radius=50&rows=5`
         */
        get: operations["dealers_heavy_equipment"];
    };
    "/dealers/rv": {
        parameters: {
        };
        /**
         * Active dealers of recreational vehicles in the US and Canada.
         * @description Example: `/v2/dealers/rv?zip=60616&radius=50&rows=5`
         */
        get: operations["dealers_rv"];
    };
    "/dealers/car/uk": {
        parameters: {
        };
        /**
         * Active dealers of the UK, one website each.
         * @description Example: `/v2/dealers/car/uk?latitude=53.797&longitude=-1.549&radius=50&facets=dealer_type&rows=5`
         */
        get: operations["dealers_car_uk"];
    };
    "/dealerships/car/uk": {
        parameters: {
        };
        /**
         * Dealerships of the UK: websites, groups, locations and rooftops.
         * @description Example: `/v2/dealerships/car/uk?county=West+Yorkshire&facets=fca_status&rows=5`
         */
        get: operations["dealerships_car_uk"];
    };
    "/dealer/car/uk/{dealer_id}": {
        parameters: {
        };
        /**
         * One dealer of UK cars by id, active or not.
         * @description Example: `/v2/dealer/car/uk/2300000`
         */
        get: operations["dealer_car_uk"];
    };
    "/dealer/car/{dealer_id}": {
        parameters: {
        };
        /**
         * One dealer of US and Canadian cars by id, active or not.
         * @description Example: `/v2/dealer/car/1000000`
         */
        get: operations["dealer_car"];
    };
    "/dealer/heavy-equipment/{dealer_id}": {
        parameters: {
        };
        /**
         * One dealer of heavy equipment by id, active or not.
         * @description Example: `/v2/dealer/heavy-equipment/2100000`
         */
        get: operations["dealer_heavy_equipment"];
    };
    "/dealer/motorcycle/{dealer_id}": {
        parameters: {
        };
        /**
         * One dealer of motorcycles by id, active or not.
         * @description Example: `/v2/dealer/motorcycle/2000000`
         */
        get: operations["dealer_motorcycle"];
    };
    "/dealer/rv/{dealer_id}": {
        parameters: {
        };
        /**
         * One dealer of recreational vehicles by id, active or not.
         * @description Example: `/v2/dealer/rv/2200000`
         */
        get: operations["dealer_rv"];
    };
    "/listing/car/uk/{id}": {
        parameters: {
        };
        /**
         * The listing of a UK car, by its id (case-sensitive).
         * @description Example: `/v2/listing/car/uk/SFAFXXBJ2FKA10017-00000000-0001`
         */
        get: operations["listing_car_uk"];
    };
    "/listing/car/uk/{id}/extra": {
        parameters: {
        };
        /**
         * Equipment and text of the listing of a UK car, by its id (case-sensitive).
         * @description Example: `/v2/listing/car/uk/SFAFXXBJ2FKA10017-00000000-0001/extra`
         */
        get: operations["listing_car_uk_extra"];
    };
    "/listing/car/uk/{id}/media": {
        parameters: {
        };
        /**
         * Photos of the listing of a UK car, by its id (case-sensitive).
         * @description Example: `/v2/listing/car/uk/SFAFXXBJ2FKA10017-00000000-0001/media`
         */
        get: operations["listing_car_uk_media"];
    };
    "/listing/car/fsbo/{id}": {
        parameters: {
        };
        /** The listing of a private seller's car, by its id (case-sensitive). */
        get: operations["listing_car_fsbo"];
    };
    "/listing/car/fsbo/{id}/extra": {
        parameters: {
        };
        /** Equipment and text of the listing of a private seller's car, by its id (case-sensitive). */
        get: operations["listing_car_fsbo_extra"];
    };
    "/listing/car/fsbo/{id}/media": {
        parameters: {
        };
        /** Photos of the listing of a private seller's car, by its id (case-sensitive). */
        get: operations["listing_car_fsbo_media"];
    };
    "/listing/car/auction/{id}": {
        parameters: {
        };
        /** The listing of a car at auction, by its id (case-sensitive). */
        get: operations["listing_car_auction"];
    };
    "/listing/car/auction/{id}/extra": {
        parameters: {
        };
        /** Equipment and text of the listing of a car at auction, by its id (case-sensitive). */
        get: operations["listing_car_auction_extra"];
    };
    "/listing/car/auction/{id}/media": {
        parameters: {
        };
        /** Photos of the listing of a car at auction, by its id (case-sensitive). */
        get: operations["listing_car_auction_media"];
    };
    "/listing/car/{id}": {
        parameters: {
        };
        /**
         * The listing of a dealer's car, by its id (case-sensitive).
         * @description Example: `/v2/listing/car/1FTAACC88PA100000-00000000-0001`
         */
        get: operations["listing_car"];
    };
    "/listing/car/{id}/extra": {
        parameters: {
        };
        /**
         * Equipment and text of the listing of a dealer's car, by its id (case-sensitive).
         * @description Example: `/v2/listing/car/1FTAACC88PA100000-00000000-0001/extra`
         */
        get: operations["listing_car_extra"];
    };
    "/listing/car/{id}/media": {
        parameters: {
        };
        /**
         * Photos of the listing of a dealer's car, by its id (case-sensitive).
         * @description Example: `/v2/listing/car/1FTAACC88PA100000-00000000-0001/media`
         */
        get: operations["listing_car_media"];
    };
    "/listing/motorcycle/{id}": {
        parameters: {
        };
        /**
         * The listing of a motorcycle, by its id (case-sensitive).
         * @description Example: `/v2/listing/motorcycle/1HD1KRP12MB600017-00000000-0001`
         */
        get: operations["listing_motorcycle"];
    };
    "/listing/motorcycle/{id}/extra": {
        parameters: {
        };
        /**
         * Equipment and text of the listing of a motorcycle, by its id (case-sensitive).
         * @description Example: `/v2/listing/motorcycle/1HD1KRP12MB600017-00000000-0001/extra`
         */
        get: operations["listing_motorcycle_extra"];
    };
    "/listing/motorcycle/{id}/media": {
        parameters: {
        };
        /**
         * Photos of the listing of a motorcycle, by its id (case-sensitive).
         * @description Example: `/v2/listing/motorcycle/1HD1KRP12MB600017-00000000-0001/media`
         */
        get: operations["listing_motorcycle_media"];
    };
    "/listing/heavy-equipment/{id}": {
        parameters: {
        };
        /**
         * The listing of heavy equipment, by its id (case-sensitive).
         * @description Example: `/v2/listing/heavy-equipment/CAT00320LKX100012-00000000-0001`
         */
        get: operations["listing_heavy_equipment"];
    };
    "/listing/heavy-equipment/{id}/extra": {
        parameters: {
        };
        /**
         * Equipment and text of the listing of heavy equipment, by its id (case-sensitive).
         * @description Example: `/v2/listing/heavy-equipment/CAT00320LKX100012-00000000-0001/extra`
         */
        get: operations["listing_heavy_equipment_extra"];
    };
    "/listing/heavy-equipment/{id}/media": {
        parameters: {
        };
        /**
         * Photos of the listing of heavy equipment, by its id (case-sensitive).
         * @description Example: `/v2/listing/heavy-equipment/CAT00320LKX100012-00000000-0001/media`
         */
        get: operations["listing_heavy_equipment_media"];
    };
    "/listing/rv/uk/{id}": {
        parameters: {
        };
        /**
         * The listing of a UK recreational vehicle, by its id (case-sensitive).
         * @description Example: `/v2/listing/rv/uk/WF0DXXTTRDKA10017-00000000-0001`
         */
        get: operations["listing_rv_uk"];
    };
    "/listing/rv/uk/{id}/extra": {
        parameters: {
        };
        /**
         * Equipment and text of the listing of a UK recreational vehicle, by its id (case-sensitive).
         * @description Example: `/v2/listing/rv/uk/WF0DXXTTRDKA10017-00000000-0001/extra`
         */
        get: operations["listing_rv_uk_extra"];
    };
    "/listing/rv/uk/{id}/media": {
        parameters: {
        };
        /**
         * Photos of the listing of a UK recreational vehicle, by its id (case-sensitive).
         * @description Example: `/v2/listing/rv/uk/WF0DXXTTRDKA10017-00000000-0001/media`
         */
        get: operations["listing_rv_uk_media"];
    };
    "/listing/rv/{id}": {
        parameters: {
        };
        /**
         * The listing of a recreational vehicle, by its id (case-sensitive).
         * @description Example: `/v2/listing/rv/1F66F5DN5M0A12340-00000000-0001`
         */
        get: operations["listing_rv"];
    };
    "/listing/rv/{id}/extra": {
        parameters: {
        };
        /**
         * Equipment and text of the listing of a recreational vehicle, by its id (case-sensitive).
         * @description Example: `/v2/listing/rv/1F66F5DN5M0A12340-00000000-0001/extra`
         */
        get: operations["listing_rv_extra"];
    };
    "/listing/rv/{id}/media": {
        parameters: {
        };
        /**
         * Photos of the listing of a recreational vehicle, by its id (case-sensitive).
         * @description Example: `/v2/listing/rv/1F66F5DN5M0A12340-00000000-0001/media`
         */
        get: operations["listing_rv_media"];
    };
    "/history/car/{vin}": {
        parameters: {
        };
        /**
         * Every record of a vehicle's price and mileage, on all sources, newest first, 50 per page.
         * @description Example: `/v2/history/car/1FTAACC88PA100000?fields=id%2Cprice%2Cmiles%2Csource%2Cstatus_date%2Cdom_active`
         */
        get: operations["history_car"];
    };
    "/history/car/uk/{vrm}": {
        parameters: {
        };
        /**
         * Every record of a vehicle's price and mileage by its registration mark, newest first, 50 per page.
         * @description Example: `/v2/history/car/uk/KA21FCT`
         */
        get: operations["history_car_uk"];
    };
    "/deliveries": {
        parameters: {
        };
        /**
         * Loaded deliveries, newest first: counts, arrivals, departures, rejects, held sources, times.
         * @description Example: `/v2/deliveries?dataset=listings&rows=5`
         */
        get: operations["deliveries"];
    };
    "/sold-vehicles/summary": {
        parameters: {
        };
        /**
         * Monthly statistics of vehicles sold by US dealers, ranked in each state, city or nation-wide. Percentiles are exact.
         * @description Example: `/v2/sold-vehicles/summary?inventory_type=used&summary_by=state&ranking_dimensions=make%2Cmodel&top_n=3&state=CA%2CTX&min_sold_count=1`
         */
        get: operations["sold_vehicles_summary"];
    };
    "/dealership-groups": {
        parameters: {
        };
        /**
         * Names of dealership groups that the sold-vehicle summary knows, with the vehicles sold.
         * @description Example: `/v2/dealership-groups`
         */
        get: operations["dealership_groups"];
    };
    "/mds/car": {
        parameters: {
        };
        /**
         * Market days' supply: active listings divided by the vehicles sold per day over the last 45 days.
         * @description Example: `/v2/mds/car?make=Ford&model=F-150&include_sold=true`
         */
        get: operations["mds_car"];
    };
    "/sales/car": {
        parameters: {
        };
        /**
         * Days for sale, prices and mileages of the vehicles sold in 90 days. Statistics are exact.
         * @description Example: `/v2/sales/car?ymm=2022%7CFord%7CF-150`
         */
        get: operations["sales_car"];
    };
    "/popular/cars": {
        parameters: {
        };
        /**
         * The 50 makes and models with the most active listings in an area, with sales statistics.
         * @description Example: `/v2/popular/cars?car_type=used&state=CA`
         */
        get: operations["popular_cars"];
    };
    "/search/car/auto-complete": {
        parameters: {
        };
        /**
         * Terms of active listings of US and Canadian cars that begin with or contain an input, the most relevant first.
         * @description Example: `/v2/search/car/auto-complete?field=make&input=ho&term_counts=true&state=CA%2CIL%2CTX`
         */
        get: operations["search_car_auto_complete"];
    };
    "/search/car/uk/auto-complete": {
        parameters: {
        };
        /**
         * Terms of active listings of UK cars that begin with or contain an input, the most relevant first.
         * @description Example: `/v2/search/car/uk/auto-complete?field=make&input=fo&term_counts=true`
         */
        get: operations["search_car_uk_auto_complete"];
    };
    "/search/motorcycle/auto-complete": {
        parameters: {
        };
        /**
         * Terms of active listings of motorcycles that begin with or contain an input, the most relevant first.
         * @description Example: `/v2/search/motorcycle/auto-complete?field=make&input=ho&term_counts=true`
         */
        get: operations["search_motorcycle_auto_complete"];
    };
    "/search/heavy-equipment/auto-complete": {
        parameters: {
        };
        /**
         * Terms of active listings of heavy equipment that begin with or contain an input, the most relevant first.
         * @description Example: `/v2/search/heavy-equipment/auto-complete?field=category&input=exc&term_counts=true`
         */
        get: operations["search_heavy_equipment_auto_complete"];
    };
    "/auto-complete/heavy-equipment": {
        parameters: {
        };
        /**
         * Terms of active listings of heavy equipment that begin with or contain an input, the most relevant first.
         * @description Example: `/v2/auto-complete/heavy-equipment?field=category&input=exc&term_counts=true`
         */
        get: operations["auto_complete_heavy_equipment"];
    };
    "/search/rv/auto-complete": {
        parameters: {
        };
        /**
         * Terms of active listings of recreational vehicles that begin with or contain an input, the most relevant first.
         * @description Example: `/v2/search/rv/auto-complete?field=make&input=win&term_counts=true`
         */
        get: operations["search_rv_auto_complete"];
    };
    "/specs/car/auto-complete": {
        parameters: {
        };
        /**
         * Terms that describe cars (from active listings) and begin with or contain an input.
         * @description Example: `/v2/specs/car/auto-complete?field=model&input=cam`
         */
        get: operations["specs_car_auto_complete"];
    };
    "/specs/car/terms": {
        parameters: {
        };
        /**
         * All terms of a field that describes cars, from active listings, in alphabetical order.
         * @description Example: `/v2/specs/car/terms?field=body_type`
         */
        get: operations["specs_car_terms"];
    };
    "/search/car/incentive/oem": {
        parameters: {
        };
        /**
         * Manufacturer incentives: filters on one vehicle and on one amount, full text, radius, facets.
         * @description Example: `/v2/search/car/incentive/oem?make=ford&zip=60602&radius=50&monthly_range=-900&rows=5&facets=offer_type%2Cmodel&stats=monthly&range_facets=msrp&sort_by=monthly`
         */
        get: operations["search_car_incentive_oem"];
    };
    "/search/car/incentive/{make}/{zip}": {
        parameters: {
        };
        /**
         * Incentives of one manufacturer in the metropolitan statistical area of a ZIP.
         * @description Example: `/v2/search/car/incentive/Ford/60602?offer_type=lease%2Cfinance&rows=5`
         */
        get: operations["search_car_incentive"];
    };
    "/image/cache/car/{listing_id}/{image}": {
        parameters: {
        };
        /** Redirects to a cached photo of a listing. */
        get: operations["image_cache_car"];
    };
    "/client/configure/get": {
        parameters: {
        };
        /**
         * The account's preferred dealers of a country.
         * @description Example: `/v2/client/configure/get?country=us`
         */
        get: operations["client_configure_get"];
    };
    "/client/configure/set": {
        parameters: {
        };
        /** Replaces the account's preferred dealers of a country. */
        post: operations["client_configure_set"];
    };
    "/car/recalls/{vin}": {
        parameters: {
        };
        /**
         * Recalls of a vehicle by VIN: from the partner, from deliveries, or from the regulator's campaigns.
         * @description The account must have accepted the terms of recalls.
         *
         *     Example: `/v2/car/recalls/1FTAACC88PA100000`
         */
        get: operations["car_recalls"];
    };
    "/thirdparty/plate-decoder/{plate}": {
        parameters: {
        };
        /**
         * The vehicle behind a plate.
         * @description The account must have accepted the terms of plates.
         *
         *     Example: `/v2/thirdparty/plate-decoder/7FCT101?country_v2=US&state=CA`
         */
        get: operations["thirdparty_plate_decoder"];
    };
    "/decode/car/{vin}/specs": {
        parameters: {
        };
        /**
         * Decodes a VIN with the US regulator's public data, using the values that listings use.
         * @description Example: `/v2/decode/car/1HGCM82633A004352/specs`
         */
        get: operations["decode_car_specs"];
    };
    "/decode/car/neovin/{vin}/specs": {
        parameters: {
        };
        /**
         * Decodes a VIN with the US regulator's public data, using the values that listings use.
         * @description Example: `/v2/decode/car/neovin/1HGCM82633A004352/specs`
         */
        get: operations["decode_car_neovin_specs"];
    };
    "/decode/car/epi/{vin}/specs": {
        parameters: {
        };
        /**
         * Decodes a VIN with the US regulator's public data, using the values that listings use.
         * @description Example: `/v2/decode/car/epi/1HGCM82633A004352/specs`
         */
        get: operations["decode_car_epi_specs"];
    };
    "/explain": {
        parameters: {
        };
        /**
         * The plan and the engine request of a URL, without running it. Needs the right explain.
         * @description Example: `/v2/explain?url=%2Fv2%2Fsearch%2Fcar%2Factive%3Fmake%3Dford%26rows%3D3`
         */
        get: operations["explain"];
    };
    "/batch/vin/decode/jobs": {
        parameters: {
        };
        /**
         * The account's batch jobs of VIN decoding, newest first.
         * @description Example: `/v2/batch/vin/decode/jobs?rows=5`
         */
        get: operations["batch_vin_decode_jobs"];
        /** Submits a file for VIN decoding; returns the job immediately. */
        post: operations["batch_vin_decode_jobs_submit"];
    };
    "/batch/vin/decode/jobs/{job_id}": {
        parameters: {
        };
        /** A batch job of VIN decoding: its state and progress. */
        get: operations["batch_vin_decode_job"];
    };
    "/batch/vin/decode/jobs/{job_id}/download": {
        parameters: {
        };
        /** The results of a completed job of VIN decoding. */
        post: operations["batch_vin_decode_jobs_download"];
    };
    "/batch/match/rank/jobs": {
        parameters: {
        };
        /**
         * The account's batch jobs of ranking, newest first.
         * @description Example: `/v2/batch/match/rank/jobs?rows=5`
         */
        get: operations["batch_match_rank_jobs"];
        /** Submits a file for ranking; returns the job immediately. */
        post: operations["batch_match_rank_jobs_submit"];
    };
    "/batch/match/rank/jobs/{job_id}": {
        parameters: {
        };
        /** A batch job of ranking: its state and progress. */
        get: operations["batch_match_rank_job"];
    };
    "/batch/match/rank/jobs/{job_id}/download": {
        parameters: {
        };
        /** The results of a completed job of ranking. */
        post: operations["batch_match_rank_jobs_download"];
    };
    "/oauth2/token": {
        parameters: {
        };
        /** Issues a token for client credentials. */
        post: operations["oauth2_token"];
    };
    "/oauth2/tokens/revoke": {
        parameters: {
        };
        /** Revokes tokens of a client. */
        post: operations["oauth2_tokens_revoke"];
    };
}
export interface webhooks {
    "api.data.refreshed": {
        parameters: {
        };
        /**
         * A delivery has gone live: one event for each operation whose answers may have changed.
         * @description Basic Authorization is sent if the URL of the webhook has a user and a password.
         */
        post: operations["api_data_refreshed"];
    };
    "job.finished": {
        parameters: {
        };
        /**
         * A batch job has ended: one event, to the webhook_url that it was submitted with, signed with the webhook_secret of the answer.
         * @description Basic Authorization is sent if the URL has a user and a password.
         */
        post: operations["job_finished"];
    };
}
export interface components {
    schemas: {
        Error: {
            /** @description The HTTP status. */
            code: number;
            message: string;
            /** @description The RFC 6749 error code; OAuth operations only. */
            error?: string;
            error_description?: string;
        };
        /** @description In place of what was asked of a field: why there is none. */
        RejectedField: {
            /** @enum {string} */
            result: "Error";
            message: string;
        };
        /** @description A value of a field, and the listings that have it. */
        FacetCount: {
            item: string;
            count: number;
        };
        /** @description Listings by equal intervals of a field, and those outside them. */
        RangeFacet: {
            counts: {
                lower_bound: number;
                upper_bound: number;
                count: number;
            }[];
            interval: number;
            start: number;
            end: number;
            before: number;
            between: number;
            after: number;
        };
        /** @description Statistics of a field; there are only the figures that the values allow. */
        FieldStatistics: {
            count: number;
            missing: number;
            min?: number;
            max?: number;
            sum?: number;
            mean?: number;
            stddev?: number;
            sum_of_squares?: number;
            median?: number;
            percentiles?: {
                [key: string]: number;
            };
        };
        /** @description Field → terms with their listing counts; one Error object for a rejected field. */
        Facets: {
            [key: string]: (components["schemas"]["FacetCount"] | components["schemas"]["RejectedField"])[];
        };
        /** @description Field → listing counts in equal intervals; an Error object for a rejected field. */
        RangeFacets: {
            [key: string]: components["schemas"]["RangeFacet"] | components["schemas"]["RejectedField"];
        };
        /** @description Field → statistics over the listings that have a value; an Error object for a rejected field. */
        Stats: {
            [key: string]: components["schemas"]["FieldStatistics"] | components["schemas"]["RejectedField"];
        };
        /** @description Field → terms with their incentive counts; one Error object for a rejected field. */
        TermFacets: {
            [key: string]: {
                term?: string;
                count?: number;
                /** @enum {string} */
                result?: "Error";
                message?: string;
            }[];
        };
        /** @description Like RangeFacets, each in an array of one element. */
        RangeFacetArrays: {
            [key: string]: (components["schemas"]["RangeFacet"] | components["schemas"]["RejectedField"])[];
        };
        /** @description Active car listings of the US and Canada. */
        Listing: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description Where the listing was collected. */
            data_source?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used; certified vehicles are used vehicles with is_certified 1. */
            inventory_type?: string;
            /**
             * @description 1 for a certified pre-owned vehicle, 0 for one that is not.
             * @enum {integer}
             */
            is_certified?: 0 | 1;
            /** @description Available or Coming Soon. */
            vehicle_status?: string;
            /** @description Stock status in the dealer's words. */
            availability_status?: string;
            /** @description Whether the vehicle is on its way to the dealer. */
            in_transit?: boolean;
            /** @description Whether it had a single owner. */
            carfax_1_owner?: boolean;
            /** @description Whether it has a clean title. */
            carfax_clean_title?: boolean;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Price before the last change. */
            ref_price?: number;
            /** @description Odometer reading before the last change. */
            ref_miles?: number;
            /** @description Price as the feed gave it, where that is in another currency: 18990 EUR. */
            price_as_given?: string;
            /** @description Price change in percent of the previous price, two decimals. */
            price_change_percent?: number;
            /** ListingBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Trim. */
                trim?: string;
                /** @description Version: the trim with its variant. */
                version?: string;
                /** @description Vehicle type, for example Car, Truck. */
                vehicle_type?: string;
                /** @description Body type, for example SUV, Sedan. */
                body_type?: string;
                /** @description Body subtype, for example Crew. */
                body_subtype?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV. */
                powertrain_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Engine block, for example I, V, H. */
                engine_block?: string;
                /** @description Engine displacement in litres. */
                engine_size?: number;
                /** @description Engine aspiration, for example Turbocharged. */
                engine_aspiration?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Number of doors. */
                doors?: number;
                /** @description Number of cylinders. */
                cylinders?: number;
                /** @description Number of seats. */
                seating_capacity?: number;
                /** @description City fuel economy in miles per gallon. */
                city_mpg?: number;
                /** @description Highway fuel economy in miles per gallon. */
                highway_mpg?: number;
                /** @description Country of manufacture. */
                made_in?: string;
                /** @description Height in inches. */
                overall_height?: string;
                /** @description Length in inches. */
                overall_length?: string;
                /** @description Width in inches. */
                overall_width?: string;
                /** @description Standard seating. */
                std_seating?: string;
            };
            /** @description Manufacturer's model code. */
            model_code?: string;
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** @description Base exterior colour. */
            base_ext_color?: string;
            /** @description Base interior colour. */
            base_int_color?: string;
            /** ListingDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** ListingMcDealership */
            mc_dealership?: {
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
                /** @description Website id. */
                mc_website_id?: number;
                /** @description Dealer id of the newer directory. */
                mc_dealer_id?: number;
                /** @description Location id. */
                mc_location_id?: number;
                /** @description Rooftop id. */
                mc_rooftop_id?: number;
                /** @description Dealership group id. */
                mc_dealership_group_id?: number;
                /** @description Dealership sub-group id. */
                mc_sub_dealership_group_id?: number;
                /** @description Name of the dealership group. */
                mc_dealership_group_name?: string;
                /** @description Name of the dealership sub-group. */
                mc_sub_dealership_group_name?: string;
                /** @description Category of the seller, for example Dealer, Retailer. */
                mc_category?: string;
            };
            /** ListingCarLocation */
            car_location?: {
                /** @description Name of the location of the vehicle. */
                seller_name?: string;
                /** @description Street of the vehicle's location. */
                street?: string;
                /** @description City of the vehicle's location. */
                city?: string;
                /** @description State of the vehicle's location. */
                state?: string;
                /** @description ZIP or postal code of the vehicle's location. */
                zip?: string;
                /** @description Latitude of the vehicle's location. */
                latitude?: string;
                /** @description Longitude of the vehicle's location. */
                longitude?: string;
            };
            /** @description High-value features. */
            high_value_features?: string[];
            /** @description Option packages. */
            options_packages?: string[];
            /** ListingMediaPart */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            financing_options?: {
                /** @description Loan term in months. */
                loan_term?: number;
                /** @description Annual percentage rate of the loan. */
                loan_apr?: number;
                /** @description Down payment of the loan. */
                down_payment?: number;
                /** @description Down payment of the loan in percent. */
                down_payment_percentage?: number;
                /** @description Estimated monthly payment of the loan. */
                estimated_monthly_payment?: number;
            }[];
            leasing_options?: {
                /** @description Lease term in months. */
                lease_term?: number;
                /** @description Down payment of the lease. */
                down_payment?: number;
                /** @description Monthly lease payment. */
                estimated_monthly_payment?: number;
            }[];
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description First seen on this source. */
            first_seen_at_source?: number;
            /**
             * Format: date-time
             * @description First seen on this source.
             */
            first_seen_at_source_date?: string;
            /** @description First seen on any source. */
            first_seen_at_mc?: number;
            /**
             * Format: date-time
             * @description First seen on any source.
             */
            first_seen_at_mc_date?: string;
            /** @description Days on the market, lifetime. */
            dom?: number;
            /** @description Days on the market within the last 180 days. */
            dom_180?: number;
            /** @description Days on the market in the current stint. */
            dom_active?: number;
            /** @description Days on this source. */
            dos_active?: number;
            /** @description Last day of the price before the last change. */
            ref_price_dt?: number;
            /** @description Last day of the odometer reading before the last change. */
            ref_miles_dt?: number;
            /** @description Distance from the centre in miles; in location searches only. */
            dist?: number;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
            /** @description Whether the account prefers the dealer; with include_preferred_dealer_flag, if there is a list. */
            preferred_dealer?: boolean;
        };
        /** @description A map point; with plot=true. */
        ListingPoint: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Days on the market, lifetime. */
            dom?: number;
            /** @description Model year. */
            year?: number;
            /** @description Make. */
            make?: string;
            /** @description Model. */
            model?: string;
            /** @description Trim. */
            trim?: string;
            /** @description Identifier of the dealer. */
            dealer_id?: number;
            /** @description Name of the seller; lower case in facets. */
            seller_name?: string;
            /** @description Latitude of the dealer. */
            latitude?: number;
            /** @description Longitude of the dealer. */
            longitude?: number;
            /**
             * Format: uri
             * @description The first photo.
             */
            photo_link?: string;
        };
        /** @description What a search finds, in the groups of one or two fields. */
        Pivot: {
            /** @description Listings that the filters find, in a group or not. */
            num_found: number;
            /** @description The measures of all that was found. */
            stats?: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @description The fields that were grouped by, in the order of the request. */
            group_by: {
                field: string;
                /** @description Listings without a value of the field. */
                missing: number;
                /** @description Listings with values, none of which is among the groups shown. */
                other: number;
            }[];
            /** @description Groups of the second field, over all that was found; absent where one field was grouped by. */
            columns?: {
                /** @description Term of the field. */
                item: string;
                /** @description Listings of the group. */
                count: number;
                /** @description Field → figures that were asked for; one that does not exist (the mean of none) is absent. */
                stats?: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
            }[];
            /** @description Groups of the first field. */
            rows: {
                /** @description Term of the field. */
                item: string;
                /** @description Listings of the group. */
                count: number;
                /** @description Field → figures that were asked for; one that does not exist (the mean of none) is absent. */
                stats?: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
                /** @description One for each column, in the order of the columns; count is 0 where there is no listing. */
                cells?: {
                    /** @description Term of the field. */
                    item: string;
                    /** @description Listings of the group. */
                    count: number;
                    /** @description Field → figures that were asked for; one that does not exist (the mean of none) is absent. */
                    stats?: {
                        [key: string]: {
                            [key: string]: number;
                        };
                    };
                }[];
            }[];
        };
        /** @description Active listings of motorcycles in the US and Canada. */
        MotorcycleListing: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** MotorcycleListingBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Trim. */
                trim?: string;
                /** @description Vehicle type, for example Car, Truck. */
                vehicle_type?: string;
                /** @description Body type, for example SUV, Sedan. */
                body_type?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Number of cylinders. */
                cylinders?: number;
                /** @description Country of manufacture. */
                made_in?: string;
                /** @description Height in inches. */
                overall_height?: string;
                /** @description Length in inches. */
                overall_length?: string;
                /** @description Width in inches. */
                overall_width?: string;
                /** @description Standard seating. */
                std_seating?: string;
                /** @description Weight without fluids, as delivered. */
                dry_weight?: string;
            };
            /** MotorcycleListingDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** MotorcycleListingMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description Colour. */
            color?: string;
            /** @description Distance from the centre in miles; in location searches only. */
            dist?: number;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
        };
        /** @description Active listings of heavy equipment in the US and Canada. */
        HeavyEquipmentListing: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Hours used. */
            hours_used?: number;
            /** HeavyEquipmentListingBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Trim. */
                trim?: string;
                /** @description Body type, for example SUV, Sedan. */
                body_type?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Category, for example Excavators. */
                category?: string;
                /** @description Subcategory, for example Mini Excavators. */
                sub_category?: string;
                /** @description Condition in the dealer's words. */
                condition?: string;
            };
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** HeavyEquipmentListingDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** HeavyEquipmentListingMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description Distance from the centre in miles; in location searches only. */
            dist?: number;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
        };
        /** @description Active listings of recreational vehicles in the US and Canada. */
        RvListing: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** RvListingBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Country of manufacture. */
                made_in?: string;
                /** @description Class, for example Class A, Travel Trailer. */
                class?: string;
                /** @description Number of slide-outs. */
                slideouts?: string;
                /** @description Number of people who can sleep in it. */
                sleeps?: string;
                /** @description Length as delivered, usually in feet. */
                length?: string;
                /** @description Living area as delivered. */
                area?: string;
                /** @description Gross vehicle weight rating as delivered. */
                gvwr?: string;
                /** @description Number of awnings. */
                awnings?: string;
                /** @description Fresh water tank as delivered. */
                fresh_water_capacity?: string;
            };
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** RvListingDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** RvListingMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description Distance from the centre in miles; in location searches only. */
            dist?: number;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
        };
        /** @description Active car listings of the UK. */
        UkListing: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description Where the listing was collected. */
            data_source?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used; certified vehicles are used vehicles with is_certified 1. */
            inventory_type?: string;
            /**
             * @description 1 for a certified pre-owned vehicle, 0 for one that is not.
             * @enum {integer}
             */
            is_certified?: 0 | 1;
            /** @description Available or Coming Soon. */
            vehicle_status?: string;
            /** @description Stock status in the dealer's words. */
            availability_status?: string;
            /** @description Whether the vehicle is on its way to the dealer. */
            in_transit?: boolean;
            /** @description Whether it had a single owner. */
            carfax_1_owner?: boolean;
            /** @description Whether it has a clean title. */
            carfax_clean_title?: boolean;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Price before the last change. */
            ref_price?: number;
            /** @description Odometer reading before the last change. */
            ref_miles?: number;
            /** @description Price as the feed gave it, where that is in another currency: 18990 EUR. */
            price_as_given?: string;
            /** @description Price change in percent of the previous price, two decimals. */
            price_change_percent?: number;
            /** UkListingBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Trim. */
                trim?: string;
                /** @description Version: the trim with its variant. */
                version?: string;
                /** @description Vehicle type, for example Car, Truck. */
                vehicle_type?: string;
                /** @description Body type, for example SUV, Sedan. */
                body_type?: string;
                /** @description Body subtype, for example Crew. */
                body_subtype?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV. */
                powertrain_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Engine block, for example I, V, H. */
                engine_block?: string;
                /** @description Engine displacement in litres. */
                engine_size?: number;
                /** @description Engine aspiration, for example Turbocharged. */
                engine_aspiration?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Number of doors. */
                doors?: number;
                /** @description Number of cylinders. */
                cylinders?: number;
                /** @description Number of seats. */
                seating_capacity?: number;
                /** @description City fuel economy in miles per gallon. */
                city_mpg?: number;
                /** @description Highway fuel economy in miles per gallon. */
                highway_mpg?: number;
                /** @description Country of manufacture. */
                made_in?: string;
                /** @description Height in inches. */
                overall_height?: string;
                /** @description Length in inches. */
                overall_length?: string;
                /** @description Width in inches. */
                overall_width?: string;
                /** @description Standard seating. */
                std_seating?: string;
                /** @description Variant of the model, for example 1.2 SE 5dr. */
                variant?: string;
                /** @description Combined fuel economy in miles per gallon. */
                combined_mpg?: number;
                /** @description Type of the traction battery. */
                ev_battery_type?: string;
                /** @description Capacity of the traction battery in kilowatt hours. */
                ev_battery_capacity?: number;
                /** @description Electric range in miles. */
                ev_vehicle_range?: number;
                /** @description Carbon dioxide in grams per kilometre, as measured. */
                performance_co2?: number;
                /** @description Category of the wheelbase, for example Long. */
                wheelbase_category?: string;
            };
            /** @description Manufacturer's model code. */
            model_code?: string;
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** @description Base exterior colour. */
            base_ext_color?: string;
            /** @description Base interior colour. */
            base_int_color?: string;
            /** UkListingDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: GB. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
                /** @description Status of the dealer at the Financial Conduct Authority. */
                fca_status?: string;
            };
            /** UkListingMcDealership */
            mc_dealership?: {
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: GB. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
                /** @description Website id. */
                mc_website_id?: number;
                /** @description Dealer id of the newer directory. */
                mc_dealer_id?: number;
                /** @description Location id. */
                mc_location_id?: number;
                /** @description Rooftop id. */
                mc_rooftop_id?: number;
                /** @description Dealership group id. */
                mc_dealership_group_id?: number;
                /** @description Dealership sub-group id. */
                mc_sub_dealership_group_id?: number;
                /** @description Name of the dealership group. */
                mc_dealership_group_name?: string;
                /** @description Name of the dealership sub-group. */
                mc_sub_dealership_group_name?: string;
                /** @description Category of the seller, for example Dealer, Retailer. */
                mc_category?: string;
            };
            /** UkListingCarLocation */
            car_location?: {
                /** @description Name of the location of the vehicle. */
                seller_name?: string;
                /** @description Street of the vehicle's location. */
                street?: string;
                /** @description City of the vehicle's location. */
                city?: string;
                /** @description State of the vehicle's location. */
                state?: string;
                /** @description Postcode of the vehicle's location. */
                zip?: string;
                /** @description Latitude of the vehicle's location. */
                latitude?: string;
                /** @description Longitude of the vehicle's location. */
                longitude?: string;
                /** @description County of the vehicle's location. */
                county?: string;
            };
            /** @description High-value features. */
            high_value_features?: string[];
            /** @description Option packages. */
            options_packages?: string[];
            /** UkListingMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            financing_options?: {
                /** @description Loan term in months. */
                loan_term?: number;
                /** @description Annual percentage rate of the loan. */
                loan_apr?: number;
                /** @description Down payment of the loan. */
                down_payment?: number;
                /** @description Down payment of the loan in percent. */
                down_payment_percentage?: number;
                /** @description Estimated monthly payment of the loan. */
                estimated_monthly_payment?: number;
            }[];
            leasing_options?: {
                /** @description Lease term in months. */
                lease_term?: number;
                /** @description Down payment of the lease. */
                down_payment?: number;
                /** @description Monthly lease payment. */
                estimated_monthly_payment?: number;
            }[];
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description First seen on this source. */
            first_seen_at_source?: number;
            /**
             * Format: date-time
             * @description First seen on this source.
             */
            first_seen_at_source_date?: string;
            /** @description First seen on any source. */
            first_seen_at_mc?: number;
            /**
             * Format: date-time
             * @description First seen on any source.
             */
            first_seen_at_mc_date?: string;
            /** @description Days on the market, lifetime. */
            dom?: number;
            /** @description Days on the market within the last 180 days. */
            dom_180?: number;
            /** @description Days on the market in the current stint. */
            dom_active?: number;
            /** @description Days on this source. */
            dos_active?: number;
            /** @description Last day of the price before the last change. */
            ref_price_dt?: number;
            /** @description Last day of the odometer reading before the last change. */
            ref_miles_dt?: number;
            /** @description Registration mark, in upper case without spaces. */
            vehicle_registration_mark?: string;
            /** @description Identifier of the vehicle in the UK vehicle catalogue. */
            uvc_id?: string;
            /** @description Carbon dioxide in grams per kilometre. */
            co2_emissions?: string;
            /** @description Number of owners so far. */
            num_owners?: string;
            /** @description Insurance group, for example 12E. */
            insurance_group?: string;
            /** @description Category of an insurance write-off, for example S. */
            write_off_category?: string;
            /** @description Date of the first registration as delivered. */
            vehicle_registration_date?: string;
            /** @description Whether it meets the standard of the ultra low emission zone. */
            ulez_compliant?: boolean;
            /** @description Whether the price includes value-added tax. */
            is_vat_included?: boolean;
            /** @description Distance from the centre in miles; in location searches only. */
            dist?: number;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
            /** @description Whether the account prefers the dealer; with include_preferred_dealer_flag, if there is a list. */
            preferred_dealer?: boolean;
        };
        /** @description A map point; with plot=true. */
        UkListingPoint: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Days on the market, lifetime. */
            dom?: number;
            /** @description Model year. */
            year?: number;
            /** @description Make. */
            make?: string;
            /** @description Model. */
            model?: string;
            /** @description Trim. */
            trim?: string;
            /** @description Identifier of the dealer. */
            dealer_id?: number;
            /** @description Name of the seller; lower case in facets. */
            seller_name?: string;
            /** @description Latitude of the dealer. */
            latitude?: number;
            /** @description Longitude of the dealer. */
            longitude?: number;
            /**
             * Format: uri
             * @description The first photo.
             */
            photo_link?: string;
        };
        /** @description Active listings of recreational vehicles in the UK. */
        UkRvListing: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description Stock status in the dealer's words. */
            availability_status?: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Currency of the prices. */
            currency_indicator?: string;
            /** @description Unit of the delivered mileage: MILES or KILOMETERS. */
            miles_indicator?: string;
            /** UkRvListingBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Engine displacement in litres. */
                engine_size?: number;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Class, for example Class A, Travel Trailer. */
                class?: string;
                /** @description Number of slide-outs. */
                slideouts?: string;
                /** @description Number of people who can sleep in it. */
                sleeps?: string;
                /** @description Length as delivered, usually in feet. */
                length?: string;
                /** @description Living area as delivered. */
                area?: string;
                /** @description Gross vehicle weight rating as delivered. */
                gvwr?: string;
                /** @description Number of awnings. */
                awnings?: string;
                /** @description Fresh water tank as delivered. */
                fresh_water_capacity?: string;
                /** @description Category: for example Motorhome, Caravan. */
                category?: string;
                /** @description Subcategory, for example Coachbuilt. */
                sub_category?: string;
                /** @description Number of berths. */
                berths?: string;
                /** @description Maximum technically permissible laden mass as delivered. */
                mtplm?: string;
                /** @description Chassis. */
                chassis?: string;
                /** @description Driven wheels in the dealer's words. */
                drive_type?: string;
                /** @description Side of the steering wheel, for example RHD. */
                steering?: string;
                /** @description Width as delivered. */
                width?: string;
                /** @description External length as delivered. */
                exterior_length?: string;
                /** @description Internal length as delivered. */
                interior_length?: string;
                /** @description Floor plan. */
                floorplan?: string;
            };
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** UkRvListingDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: GB. */
                country?: string;
                /** @description Postcode of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** UkRvListingMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description When the roadworthiness test expires, as delivered. */
            mot_expires?: string;
            /** @description Construction of the motorhome. */
            motorhome_build?: string;
            /** @description Origin. */
            origin?: string;
            /** @description Distance from the centre in miles; in location searches only. */
            dist?: number;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
        };
        /** @description A listing as a vehicle-ads catalog takes it (format A). Unknown members are absent. */
        marketplace_a: {
            /** @description Identifier of the listing; if it is longer than 100 characters, its SHA-256. */
            vehicle_id: string;
            /** @description Vehicle identification number, in upper case. */
            vin?: string;
            /** @description URL of the vehicle page. */
            url?: string;
            /** @description Heading of the listing, or else year, make, model and trim. */
            title?: string;
            /** @description Model year. */
            year?: number;
            /** @description Make. */
            make?: string;
            /** @description Model. */
            model?: string;
            /** @description Trim. */
            trim?: string;
            /** @description Amount and currency, for example 18000 USD; -1 if there is no price. */
            price: string;
            /** @description Exterior colour. */
            exterior_color?: string;
            /** @description Interior colour. */
            interior_color?: string;
            /**
             * @description New, used, or certified pre-owned (CPO).
             * @enum {string}
             */
            state_of_vehicle: "NEW" | "USED" | "CPO";
            /**
             * @description Body style.
             * @enum {string}
             */
            body_style?: "SUV" | "SEDAN" | "TRUCK" | "COUPE" | "CONVERTIBLE" | "HATCHBACK" | "WAGON" | "MINIVAN" | "VAN" | "OTHER";
            /** @description The seller's text as delivered, or else a summary of the known facts. */
            description: string;
            /**
             * marketplace_aMileage
             * @description Odometer reading; -1 if there is none.
             */
            mileage: {
                value: number;
                /** @enum {string} */
                unit: "MI";
            };
            /** @description Photos, the main one first; an empty list if there are none. */
            image: {
                url: string;
                tag: string[];
            }[];
            /**
             * @description Kind of vehicle.
             * @enum {string}
             */
            vehicle_type: "CAR_TRUCK";
            /**
             * @description Driven wheels.
             * @enum {string}
             */
            drivetrain?: "FOUR_WD" | "TWO_WD" | "AWD" | "FWD" | "RWD" | "OTHER";
            /**
             * @description Fuel; for electric and hybrid vehicles, their powertrain.
             * @enum {string}
             */
            fuel_type?: "ELECTRIC" | "PLUGIN_HYBRID" | "HYBRID" | "GASOLINE" | "DIESEL" | "FLEX" | "OTHER";
            /**
             * @description Transmission.
             * @enum {string}
             */
            transmission?: "AUTOMATIC" | "MANUAL" | "OTHER";
            /**
             * @description PENDING while the vehicle is announced or on its way to the dealer.
             * @enum {string}
             */
            availability: "AVAILABLE" | "PENDING";
            /**
             * Format: date
             * @description Day on which the website first showed the listing, UTC.
             */
            date_first_on_lot?: string;
            /** @description Days on this website. */
            days_on_lot?: number;
            /**
             * marketplace_aAddress
             * @description Address of the dealer.
             */
            address?: {
                addr1?: string;
                city?: string;
                region?: string;
                country?: string;
                postal_code?: string;
            };
            /** @description Latitude of the dealer. */
            latitude?: string;
            /** @description Longitude of the dealer. */
            longitude?: string;
            /** @description Name of the dealer. */
            dealer_name?: string;
            /** @description Identifier of the dealer, as text. */
            dealer_id?: string;
        };
        /** @description A listing as a vehicle-ads feed takes it (format B). Unknown members are absent; included_destination always is, because deliveries do not contain it. */
        marketplace_b: {
            /** @description Identifier of the listing. */
            id: string;
            /** @description Vehicle identification number, in upper case. */
            VIN?: string;
            /** @description URL of the vehicle page. */
            link?: string;
            /** @description The same URL. */
            link_template?: string;
            /** @description Heading of the listing, or else year, make, model and trim. */
            title?: string;
            /** @description Model year. */
            year?: number;
            /** @description Make. */
            brand?: string;
            /** @description Model. */
            model?: string;
            /** @description Trim. */
            trim?: string;
            /** @description Amount and currency, for example 10499 USD; -1 when there is no price. */
            price: string;
            /** @description Manufacturer's suggested retail price of a new vehicle, amount and currency. */
            vehicle_msrp?: string;
            /** @description Odometer reading, for example 21000 miles; -1 when there is none. */
            mileage: string;
            /** @description Exterior colour. */
            color?: string;
            /**
             * @description New or Used; certified vehicles are used ones.
             * @enum {string}
             */
            condition: "New" | "Used";
            /** @description Main photo. */
            image_link?: string;
            /**
             * @description The category of cars, trucks and vans in the marketplace's taxonomy.
             * @enum {string}
             */
            marketplace_product_category: "916";
            /**
             * @description Where the buyer gets the vehicle.
             * @enum {string}
             */
            vehicle_fulfillment: "in_store";
            /**
             * @description Kind of price.
             * @enum {string}
             */
            vehicle_price_type: "all_in_price";
            /** @description The seller's text as delivered, or else a summary of the known facts. */
            description: string;
            /**
             * @description yes or no; absent if the dealer says neither.
             * @enum {string}
             */
            "certified_pre-owned"?: "yes" | "no";
            /**
             * @description Body style; absent if the marketplace has no value for it.
             * @enum {string}
             */
            body_style?: "suv" | "sedan" | "truck" | "coupe" | "convertible" | "hatchback" | "station_wagon" | "minivan" | "full_size_van" | "limousine";
            /** @description Engine, for example 2.0L I4. */
            engine?: string;
            /** @description The ten photos after the main one. */
            additional_image_link?: string[];
            /** @description Identifier of the dealer, as text. */
            store_code?: string;
        };
        /** @description Dealerships of the newer directory: websites, groups, locations and rooftops. */
        Dealership: {
            /** @description Website id. */
            mc_website_id: string;
            /** @description Dealer id. */
            mc_dealer_id?: string;
            /** @description Location id. */
            mc_location_id?: string;
            /** @description Rooftop id. */
            mc_rooftop_id?: string;
            /** @description Dealership group id. */
            mc_dealership_group_id?: string;
            /** @description Name of the dealership group. */
            mc_dealership_group_name?: string;
            /** @description Dealership sub-group id. */
            mc_sub_dealership_group_id?: string;
            /** @description Name of the dealership sub-group. */
            mc_sub_dealership_group_name?: string;
            /** @description Category, for example Dealer, franchise, independent. */
            mc_category?: string;
            /** @description Name of the dealer. */
            seller_name?: string;
            /** @description Domain of the dealer's website. */
            inventory_url?: string;
            /** @description active or inactive. */
            status?: string;
            /** @description franchise or independent. */
            dealer_type?: string;
            /** @description Street. */
            street?: string;
            /** @description City. */
            city?: string;
            /** @description State or province. */
            state?: string;
            /** @description US or CA. */
            country?: string;
            /** @description ZIP or postal code. */
            zip?: string;
            /** @description Latitude. */
            latitude?: number;
            /** @description Longitude. */
            longitude?: number;
            /** @description Metropolitan statistical area code. */
            msa_code?: string;
            /** @description Phone. */
            seller_phone?: string;
            /** @description E-mail address. */
            seller_email?: string;
            /**
             * Format: date-time
             * @description When the record was created; ISO-8601, UTC.
             */
            created_at?: string;
            /** @description Distance from the centre in miles; in location searches only. */
            distance?: number;
        };
        /** @description Dealers of the older directory: one website per dealer. */
        Dealer: {
            /** @description Identifier of the dealer. */
            id: string;
            /** @description Name of the dealer. */
            seller_name?: string;
            /** @description Domain of the dealer's website. */
            inventory_url?: string;
            /** @description active or inactive. */
            status?: string;
            /** @description franchise or independent. */
            dealer_type?: string;
            /** @description Where the record comes from. */
            data_source?: string;
            /** @description Active listings of the dealer. */
            listing_count?: number;
            /** @description Name of the dealer's group. */
            dealership_group_name?: string;
            /** @description Street. */
            street?: string;
            /** @description City. */
            city?: string;
            /** @description State or province. */
            state?: string;
            /** @description US or CA. */
            country?: string;
            /** @description ZIP or postal code. */
            zip?: string;
            /** @description Latitude. */
            latitude?: string;
            /** @description Longitude. */
            longitude?: string;
            /** @description Metropolitan statistical area code. */
            msa_code?: string;
            /** @description Phone. */
            seller_phone?: string;
            /** @description E-mail address. */
            seller_email?: string;
            /**
             * Format: date-time
             * @description When the record was created; ISO-8601, UTC.
             */
            created_at?: string;
            /** @description Distance from the centre in miles; in location searches only. */
            distance?: number;
        };
        /** @description Dealers of the UK. */
        UkDealer: {
            /** @description Identifier of the dealer. */
            id: string;
            /** @description Name of the dealer. */
            seller_name?: string;
            /** @description Domain of the dealer's website. */
            inventory_url?: string;
            /** @description active or inactive. */
            status?: string;
            /** @description franchise or independent. */
            dealer_type?: string;
            /** @description Where the record comes from. */
            data_source?: string;
            /** @description Active listings of the dealer. */
            listing_count?: number;
            /** @description Name of the dealer's group. */
            dealership_group_name?: string;
            /** @description Street. */
            street?: string;
            /** @description City. */
            city?: string;
            /** @description State or province. */
            state?: string;
            /** @description US or CA. */
            country?: string;
            /** @description ZIP or postal code. */
            zip?: string;
            /** @description Latitude. */
            latitude?: string;
            /** @description Longitude. */
            longitude?: string;
            /** @description Metropolitan statistical area code. */
            msa_code?: string;
            /** @description Phone. */
            seller_phone?: string;
            /** @description E-mail address. */
            seller_email?: string;
            /**
             * Format: date-time
             * @description When the record was created; ISO-8601, UTC.
             */
            created_at?: string;
            /** @description County. */
            county?: string;
            /** @description Postcode. */
            postal_code?: string;
            /** @description Status at the Financial Conduct Authority. */
            fca_status?: string;
            /** @description Reference number at the Financial Conduct Authority. */
            fca_reference_no?: string;
            /** @description Distance from the centre in miles; in location searches only. */
            distance?: number;
        };
        /** @description Dealerships of the UK. */
        UkDealership: {
            /** @description Website id. */
            mc_website_id: string;
            /** @description Dealer id. */
            mc_dealer_id?: string;
            /** @description Location id. */
            mc_location_id?: string;
            /** @description Rooftop id. */
            mc_rooftop_id?: string;
            /** @description Dealership group id. */
            mc_dealership_group_id?: string;
            /** @description Name of the dealership group. */
            mc_dealership_group_name?: string;
            /** @description Dealership sub-group id. */
            mc_sub_dealership_group_id?: string;
            /** @description Name of the dealership sub-group. */
            mc_sub_dealership_group_name?: string;
            /** @description Category, for example Dealer, franchise, independent. */
            mc_category?: string;
            /** @description Name of the dealer. */
            seller_name?: string;
            /** @description Domain of the dealer's website. */
            inventory_url?: string;
            /** @description active or inactive. */
            status?: string;
            /** @description franchise or independent. */
            dealer_type?: string;
            /** @description Street. */
            street?: string;
            /** @description City. */
            city?: string;
            /** @description State or province. */
            state?: string;
            /** @description US or CA. */
            country?: string;
            /** @description ZIP or postal code. */
            zip?: string;
            /** @description Latitude. */
            latitude?: number;
            /** @description Longitude. */
            longitude?: number;
            /** @description Metropolitan statistical area code. */
            msa_code?: string;
            /** @description Phone. */
            seller_phone?: string;
            /** @description E-mail address. */
            seller_email?: string;
            /**
             * Format: date-time
             * @description When the record was created; ISO-8601, UTC.
             */
            created_at?: string;
            /** @description County. */
            county?: string;
            /** @description Postcode. */
            postal_code?: string;
            /** @description Status at the Financial Conduct Authority. */
            fca_status?: string;
            /** @description Reference number at the Financial Conduct Authority. */
            fca_reference_no?: string;
            /** @description Distance from the centre in miles; in location searches only. */
            distance?: number;
        };
        /** @description Active car listings of the UK. */
        UkListingDetails: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description Where the listing was collected. */
            data_source?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used; certified vehicles are used vehicles with is_certified 1. */
            inventory_type?: string;
            /**
             * @description 1 for a certified pre-owned vehicle, 0 for one that is not.
             * @enum {integer}
             */
            is_certified?: 0 | 1;
            /** @description Available or Coming Soon. */
            vehicle_status?: string;
            /** @description Stock status in the dealer's words. */
            availability_status?: string;
            /** @description Whether the vehicle is on its way to the dealer. */
            in_transit?: boolean;
            /** @description Whether it had a single owner. */
            carfax_1_owner?: boolean;
            /** @description Whether it has a clean title. */
            carfax_clean_title?: boolean;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Price before the last change. */
            ref_price?: number;
            /** @description Odometer reading before the last change. */
            ref_miles?: number;
            /** @description Price as the feed gave it, where that is in another currency: 18990 EUR. */
            price_as_given?: string;
            /** @description Price change in percent of the previous price, two decimals. */
            price_change_percent?: number;
            /** UkListingDetailsBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Trim. */
                trim?: string;
                /** @description Version: the trim with its variant. */
                version?: string;
                /** @description Vehicle type, for example Car, Truck. */
                vehicle_type?: string;
                /** @description Body type, for example SUV, Sedan. */
                body_type?: string;
                /** @description Body subtype, for example Crew. */
                body_subtype?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV. */
                powertrain_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Engine block, for example I, V, H. */
                engine_block?: string;
                /** @description Engine displacement in litres. */
                engine_size?: number;
                /** @description Engine aspiration, for example Turbocharged. */
                engine_aspiration?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Number of doors. */
                doors?: number;
                /** @description Number of cylinders. */
                cylinders?: number;
                /** @description Number of seats. */
                seating_capacity?: number;
                /** @description City fuel economy in miles per gallon. */
                city_mpg?: number;
                /** @description Highway fuel economy in miles per gallon. */
                highway_mpg?: number;
                /** @description Country of manufacture. */
                made_in?: string;
                /** @description Height in inches. */
                overall_height?: string;
                /** @description Length in inches. */
                overall_length?: string;
                /** @description Width in inches. */
                overall_width?: string;
                /** @description Standard seating. */
                std_seating?: string;
                /** @description Variant of the model, for example 1.2 SE 5dr. */
                variant?: string;
                /** @description Combined fuel economy in miles per gallon. */
                combined_mpg?: number;
                /** @description Type of the traction battery. */
                ev_battery_type?: string;
                /** @description Capacity of the traction battery in kilowatt hours. */
                ev_battery_capacity?: number;
                /** @description Electric range in miles. */
                ev_vehicle_range?: number;
                /** @description Carbon dioxide in grams per kilometre, as measured. */
                performance_co2?: number;
                /** @description Category of the wheelbase, for example Long. */
                wheelbase_category?: string;
            };
            /** @description Manufacturer's model code. */
            model_code?: string;
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** @description Base exterior colour. */
            base_ext_color?: string;
            /** @description Base interior colour. */
            base_int_color?: string;
            /** UkListingDetailsDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: GB. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
                /** @description Status of the dealer at the Financial Conduct Authority. */
                fca_status?: string;
            };
            /** UkListingDetailsMcDealership */
            mc_dealership?: {
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: GB. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
                /** @description Website id. */
                mc_website_id?: number;
                /** @description Dealer id of the newer directory. */
                mc_dealer_id?: number;
                /** @description Location id. */
                mc_location_id?: number;
                /** @description Rooftop id. */
                mc_rooftop_id?: number;
                /** @description Dealership group id. */
                mc_dealership_group_id?: number;
                /** @description Dealership sub-group id. */
                mc_sub_dealership_group_id?: number;
                /** @description Name of the dealership group. */
                mc_dealership_group_name?: string;
                /** @description Name of the dealership sub-group. */
                mc_sub_dealership_group_name?: string;
                /** @description Category of the seller, for example Dealer, Retailer. */
                mc_category?: string;
            };
            /** UkListingDetailsCarLocation */
            car_location?: {
                /** @description Name of the location of the vehicle. */
                seller_name?: string;
                /** @description Street of the vehicle's location. */
                street?: string;
                /** @description City of the vehicle's location. */
                city?: string;
                /** @description State of the vehicle's location. */
                state?: string;
                /** @description Postcode of the vehicle's location. */
                zip?: string;
                /** @description Latitude of the vehicle's location. */
                latitude?: string;
                /** @description Longitude of the vehicle's location. */
                longitude?: string;
                /** @description County of the vehicle's location. */
                county?: string;
            };
            /** @description High-value features. */
            high_value_features?: string[];
            /** @description Option packages. */
            options_packages?: string[];
            /** UkListingDetailsMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            financing_options?: {
                /** @description Loan term in months. */
                loan_term?: number;
                /** @description Annual percentage rate of the loan. */
                loan_apr?: number;
                /** @description Down payment of the loan. */
                down_payment?: number;
                /** @description Down payment of the loan in percent. */
                down_payment_percentage?: number;
                /** @description Estimated monthly payment of the loan. */
                estimated_monthly_payment?: number;
            }[];
            leasing_options?: {
                /** @description Lease term in months. */
                lease_term?: number;
                /** @description Down payment of the lease. */
                down_payment?: number;
                /** @description Monthly lease payment. */
                estimated_monthly_payment?: number;
            }[];
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description First seen on this source. */
            first_seen_at_source?: number;
            /**
             * Format: date-time
             * @description First seen on this source.
             */
            first_seen_at_source_date?: string;
            /** @description First seen on any source. */
            first_seen_at_mc?: number;
            /**
             * Format: date-time
             * @description First seen on any source.
             */
            first_seen_at_mc_date?: string;
            /** @description Days on the market, lifetime. */
            dom?: number;
            /** @description Days on the market within the last 180 days. */
            dom_180?: number;
            /** @description Days on the market in the current stint. */
            dom_active?: number;
            /** @description Days on this source. */
            dos_active?: number;
            /** @description Last day of the price before the last change. */
            ref_price_dt?: number;
            /** @description Last day of the odometer reading before the last change. */
            ref_miles_dt?: number;
            /** @description Registration mark, in upper case without spaces. */
            vehicle_registration_mark?: string;
            /** @description Identifier of the vehicle in the UK vehicle catalogue. */
            uvc_id?: string;
            /** @description Carbon dioxide in grams per kilometre. */
            co2_emissions?: string;
            /** @description Number of owners so far. */
            num_owners?: string;
            /** @description Insurance group, for example 12E. */
            insurance_group?: string;
            /** @description Category of an insurance write-off, for example S. */
            write_off_category?: string;
            /** @description Date of the first registration as delivered. */
            vehicle_registration_date?: string;
            /** @description Whether it meets the standard of the ultra low emission zone. */
            ulez_compliant?: boolean;
            /** @description Whether the price includes value-added tax. */
            is_vat_included?: boolean;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
            /** @description Whether the account prefers the dealer; with include_preferred_dealer_flag, if there is a list. */
            preferred_dealer?: boolean;
            /** UkListingDetailsExtra */
            extra?: {
                options?: string[];
                features?: string[];
                /** @description The seller's text. */
                seller_comments?: string;
            };
        };
        ListingExtra: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            options?: string[];
            features?: string[];
            /** @description Of cars. */
            high_value_features?: {
                description?: string;
            }[];
            /** @description The seller's text. */
            seller_cmts?: string;
        };
        ListingMedia: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /**
             * Format: uri
             * @description The first photo.
             */
            photo_url?: string;
            photo_links?: string[];
            photo_links_cached?: string[];
        };
        /** @description Active car listings of the US and Canada. */
        ListingDetails: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description Where the listing was collected. */
            data_source?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used; certified vehicles are used vehicles with is_certified 1. */
            inventory_type?: string;
            /**
             * @description 1 for a certified pre-owned vehicle, 0 for one that is not.
             * @enum {integer}
             */
            is_certified?: 0 | 1;
            /** @description Available or Coming Soon. */
            vehicle_status?: string;
            /** @description Stock status in the dealer's words. */
            availability_status?: string;
            /** @description Whether the vehicle is on its way to the dealer. */
            in_transit?: boolean;
            /** @description Whether it had a single owner. */
            carfax_1_owner?: boolean;
            /** @description Whether it has a clean title. */
            carfax_clean_title?: boolean;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Price before the last change. */
            ref_price?: number;
            /** @description Odometer reading before the last change. */
            ref_miles?: number;
            /** @description Price as the feed gave it, where that is in another currency: 18990 EUR. */
            price_as_given?: string;
            /** @description Price change in percent of the previous price, two decimals. */
            price_change_percent?: number;
            /** ListingDetailsBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Trim. */
                trim?: string;
                /** @description Version: the trim with its variant. */
                version?: string;
                /** @description Vehicle type, for example Car, Truck. */
                vehicle_type?: string;
                /** @description Body type, for example SUV, Sedan. */
                body_type?: string;
                /** @description Body subtype, for example Crew. */
                body_subtype?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV. */
                powertrain_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Engine block, for example I, V, H. */
                engine_block?: string;
                /** @description Engine displacement in litres. */
                engine_size?: number;
                /** @description Engine aspiration, for example Turbocharged. */
                engine_aspiration?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Number of doors. */
                doors?: number;
                /** @description Number of cylinders. */
                cylinders?: number;
                /** @description Number of seats. */
                seating_capacity?: number;
                /** @description City fuel economy in miles per gallon. */
                city_mpg?: number;
                /** @description Highway fuel economy in miles per gallon. */
                highway_mpg?: number;
                /** @description Country of manufacture. */
                made_in?: string;
                /** @description Height in inches. */
                overall_height?: string;
                /** @description Length in inches. */
                overall_length?: string;
                /** @description Width in inches. */
                overall_width?: string;
                /** @description Standard seating. */
                std_seating?: string;
            };
            /** @description Manufacturer's model code. */
            model_code?: string;
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** @description Base exterior colour. */
            base_ext_color?: string;
            /** @description Base interior colour. */
            base_int_color?: string;
            /** ListingDetailsDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** ListingDetailsMcDealership */
            mc_dealership?: {
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
                /** @description Website id. */
                mc_website_id?: number;
                /** @description Dealer id of the newer directory. */
                mc_dealer_id?: number;
                /** @description Location id. */
                mc_location_id?: number;
                /** @description Rooftop id. */
                mc_rooftop_id?: number;
                /** @description Dealership group id. */
                mc_dealership_group_id?: number;
                /** @description Dealership sub-group id. */
                mc_sub_dealership_group_id?: number;
                /** @description Name of the dealership group. */
                mc_dealership_group_name?: string;
                /** @description Name of the dealership sub-group. */
                mc_sub_dealership_group_name?: string;
                /** @description Category of the seller, for example Dealer, Retailer. */
                mc_category?: string;
            };
            /** ListingDetailsCarLocation */
            car_location?: {
                /** @description Name of the location of the vehicle. */
                seller_name?: string;
                /** @description Street of the vehicle's location. */
                street?: string;
                /** @description City of the vehicle's location. */
                city?: string;
                /** @description State of the vehicle's location. */
                state?: string;
                /** @description ZIP or postal code of the vehicle's location. */
                zip?: string;
                /** @description Latitude of the vehicle's location. */
                latitude?: string;
                /** @description Longitude of the vehicle's location. */
                longitude?: string;
            };
            /** @description High-value features. */
            high_value_features?: string[];
            /** @description Option packages. */
            options_packages?: string[];
            /** ListingDetailsMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            financing_options?: {
                /** @description Loan term in months. */
                loan_term?: number;
                /** @description Annual percentage rate of the loan. */
                loan_apr?: number;
                /** @description Down payment of the loan. */
                down_payment?: number;
                /** @description Down payment of the loan in percent. */
                down_payment_percentage?: number;
                /** @description Estimated monthly payment of the loan. */
                estimated_monthly_payment?: number;
            }[];
            leasing_options?: {
                /** @description Lease term in months. */
                lease_term?: number;
                /** @description Down payment of the lease. */
                down_payment?: number;
                /** @description Monthly lease payment. */
                estimated_monthly_payment?: number;
            }[];
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description First seen on this source. */
            first_seen_at_source?: number;
            /**
             * Format: date-time
             * @description First seen on this source.
             */
            first_seen_at_source_date?: string;
            /** @description First seen on any source. */
            first_seen_at_mc?: number;
            /**
             * Format: date-time
             * @description First seen on any source.
             */
            first_seen_at_mc_date?: string;
            /** @description Days on the market, lifetime. */
            dom?: number;
            /** @description Days on the market within the last 180 days. */
            dom_180?: number;
            /** @description Days on the market in the current stint. */
            dom_active?: number;
            /** @description Days on this source. */
            dos_active?: number;
            /** @description Last day of the price before the last change. */
            ref_price_dt?: number;
            /** @description Last day of the odometer reading before the last change. */
            ref_miles_dt?: number;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
            /** @description Whether the account prefers the dealer; with include_preferred_dealer_flag, if there is a list. */
            preferred_dealer?: boolean;
            /** ListingDetailsExtra */
            extra?: {
                options?: string[];
                features?: string[];
                /** @description The seller's text. */
                seller_comments?: string;
            };
        };
        /** @description Active listings of motorcycles in the US and Canada. */
        MotorcycleListingDetails: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** MotorcycleListingDetailsBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Trim. */
                trim?: string;
                /** @description Vehicle type, for example Car, Truck. */
                vehicle_type?: string;
                /** @description Body type, for example SUV, Sedan. */
                body_type?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Number of cylinders. */
                cylinders?: number;
                /** @description Country of manufacture. */
                made_in?: string;
                /** @description Height in inches. */
                overall_height?: string;
                /** @description Length in inches. */
                overall_length?: string;
                /** @description Width in inches. */
                overall_width?: string;
                /** @description Standard seating. */
                std_seating?: string;
                /** @description Weight without fluids, as delivered. */
                dry_weight?: string;
            };
            /** MotorcycleListingDetailsDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** MotorcycleListingDetailsMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description Colour. */
            color?: string;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
            /** MotorcycleListingDetailsExtra */
            extra?: {
                options?: string[];
                features?: string[];
                /** @description The seller's text. */
                seller_comments?: string;
            };
        };
        /** @description Active listings of heavy equipment in the US and Canada. */
        HeavyEquipmentListingDetails: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Hours used. */
            hours_used?: number;
            /** HeavyEquipmentListingDetailsBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Trim. */
                trim?: string;
                /** @description Body type, for example SUV, Sedan. */
                body_type?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Category, for example Excavators. */
                category?: string;
                /** @description Subcategory, for example Mini Excavators. */
                sub_category?: string;
                /** @description Condition in the dealer's words. */
                condition?: string;
            };
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** HeavyEquipmentListingDetailsDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** HeavyEquipmentListingDetailsMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
            /** HeavyEquipmentListingDetailsExtra */
            extra?: {
                options?: string[];
                features?: string[];
                /** @description The seller's text. */
                seller_comments?: string;
            };
        };
        /** @description Active listings of recreational vehicles in the UK. */
        UkRvListingDetails: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description Stock status in the dealer's words. */
            availability_status?: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Currency of the prices. */
            currency_indicator?: string;
            /** @description Unit of the delivered mileage: MILES or KILOMETERS. */
            miles_indicator?: string;
            /** UkRvListingDetailsBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
                drivetrain?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Engine displacement in litres. */
                engine_size?: number;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Class, for example Class A, Travel Trailer. */
                class?: string;
                /** @description Number of slide-outs. */
                slideouts?: string;
                /** @description Number of people who can sleep in it. */
                sleeps?: string;
                /** @description Length as delivered, usually in feet. */
                length?: string;
                /** @description Living area as delivered. */
                area?: string;
                /** @description Gross vehicle weight rating as delivered. */
                gvwr?: string;
                /** @description Number of awnings. */
                awnings?: string;
                /** @description Fresh water tank as delivered. */
                fresh_water_capacity?: string;
                /** @description Category: for example Motorhome, Caravan. */
                category?: string;
                /** @description Subcategory, for example Coachbuilt. */
                sub_category?: string;
                /** @description Number of berths. */
                berths?: string;
                /** @description Maximum technically permissible laden mass as delivered. */
                mtplm?: string;
                /** @description Chassis. */
                chassis?: string;
                /** @description Driven wheels in the dealer's words. */
                drive_type?: string;
                /** @description Side of the steering wheel, for example RHD. */
                steering?: string;
                /** @description Width as delivered. */
                width?: string;
                /** @description External length as delivered. */
                exterior_length?: string;
                /** @description Internal length as delivered. */
                interior_length?: string;
                /** @description Floor plan. */
                floorplan?: string;
            };
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** UkRvListingDetailsDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: GB. */
                country?: string;
                /** @description Postcode of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** UkRvListingDetailsMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description When the roadworthiness test expires, as delivered. */
            mot_expires?: string;
            /** @description Construction of the motorhome. */
            motorhome_build?: string;
            /** @description Origin. */
            origin?: string;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
            /** UkRvListingDetailsExtra */
            extra?: {
                options?: string[];
                features?: string[];
                /** @description The seller's text. */
                seller_comments?: string;
            };
        };
        /** @description Active listings of recreational vehicles in the US and Canada. */
        RvListingDetails: {
            /** @description Identifier of the listing; case-sensitive. */
            id: string;
            /** @description Vehicle identification number, 17 characters. */
            vin?: string;
            /** @description Title of the listing. */
            heading?: string;
            /** @description URL of the vehicle page. */
            vdp_url?: string;
            /** @description Stock number at the dealer. */
            stock_no?: string;
            /** @description Domain of the website that shows the listing. */
            source?: string;
            /** @description dealer, fsbo (a private seller) or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description Advertised price. */
            price?: number;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** RvListingDetailsBuild */
            build?: {
                /** @description Model year. */
                year?: number;
                /** @description Make. */
                make?: string;
                /** @description Model. */
                model?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
                fuel_type?: string;
                /** @description Engine, for example 2.0L I4. */
                engine?: string;
                /** @description Transmission: Automatic, CVT, Manual. */
                transmission?: string;
                /** @description Country of manufacture. */
                made_in?: string;
                /** @description Class, for example Class A, Travel Trailer. */
                class?: string;
                /** @description Number of slide-outs. */
                slideouts?: string;
                /** @description Number of people who can sleep in it. */
                sleeps?: string;
                /** @description Length as delivered, usually in feet. */
                length?: string;
                /** @description Living area as delivered. */
                area?: string;
                /** @description Gross vehicle weight rating as delivered. */
                gvwr?: string;
                /** @description Number of awnings. */
                awnings?: string;
                /** @description Fresh water tank as delivered. */
                fresh_water_capacity?: string;
            };
            /** @description Exterior colour in the dealer's words. */
            exterior_color?: string;
            /** @description Interior colour in the dealer's words. */
            interior_color?: string;
            /** RvListingDetailsDealer */
            dealer?: {
                /** @description Identifier of the dealer. */
                id?: number;
                /** @description Domain of the dealer's website. */
                website?: string;
                /** @description Name of the seller; lower case in facets. */
                name?: string;
                /** @description franchise or independent. */
                dealer_type?: string;
                /** @description Name of the dealer's group. */
                dealership_group_name?: string;
                /** @description Street of the dealer. */
                street?: string;
                /** @description City of the dealer. */
                city?: string;
                /** @description State or province of the dealer. */
                state?: string;
                /** @description Country of the dealer: US or CA. */
                country?: string;
                /** @description ZIP or postal code of the dealer. */
                zip?: string;
                /** @description County of the dealer. */
                county?: string;
                /** @description Metropolitan statistical area code of the dealer. */
                msa_code?: string;
                /** @description Phone of the dealer. */
                phone?: string;
                /** @description E-mail address of the dealer. */
                seller_email?: string;
                /** @description Latitude of the dealer. */
                latitude?: string;
                /** @description Longitude of the dealer. */
                longitude?: string;
            };
            /** RvListingDetailsMedia */
            media?: {
                /** @description URLs of photos. */
                photo_links?: string[];
                /** @description URLs of cached photos. */
                photo_links_cached?: string[];
            };
            /** @description Last seen. */
            last_seen_at?: number;
            /**
             * Format: date-time
             * @description Last seen.
             */
            last_seen_at_date?: string;
            /** @description Start of the current record, since which price and miles are unchanged. */
            scraped_at?: number;
            /**
             * Format: date-time
             * @description Start of the current record, since which price and miles are unchanged.
             */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /**
             * Format: date-time
             * @description First seen with this record.
             */
            first_seen_at_date?: string;
            /** @description Other operations about this listing; with include_relevant_links. */
            links?: {
                [key: string]: string;
            };
            /** RvListingDetailsExtra */
            extra?: {
                options?: string[];
                features?: string[];
                /** @description The seller's text. */
                seller_comments?: string;
            };
        };
        /** @description Records of a vehicle's history. */
        HistoryRecord: {
            /** @description Identifier of the record. */
            id?: string;
            /** @description Price. */
            price?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Where the record comes from. */
            data_source?: string;
            /** @description Page of the vehicle. */
            vdp_url?: string;
            /** @description dealer, fsbo or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description When the vehicle was last seen with this record. */
            last_seen_at?: number;
            /** Format: date-time */
            last_seen_at_date?: string;
            /** @description Start of the record. */
            scraped_at?: number;
            /** Format: date-time */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /** Format: date-time */
            first_seen_at_date?: string;
            /** @description Domain of the website. */
            source?: string;
            /** @description Name of the seller. */
            seller_name?: string;
            /** @description City of the seller. */
            city?: string;
            /** @description State of the seller. */
            state?: string;
            /** @description ZIP or postal code of the seller. */
            zip?: string;
            /** @description Day of the status; the order of the records. */
            status_date?: number;
            /** @description Vehicle identification number. */
            vin?: string;
            /** @description Manufacturer's suggested retail price. */
            msrp?: number;
            /** @description Certified pre-owned. */
            is_certified?: boolean;
            /** @description Exterior colour. */
            exterior_color?: string;
            /** @description Interior colour. */
            interior_color?: string;
            /** @description Base interior colour. */
            base_int_color?: string;
            /** @description Base exterior colour. */
            base_ext_color?: string;
            /** @description Days on the market, lifetime. */
            dom?: number;
            /** @description Days on the market within 180 days. */
            dom_180?: number;
            /** @description Days on the market in the current stint. */
            dom_active?: number;
            /** @description Stock number. */
            stock_no?: string;
            /** @description Whether it was the searchable listing of its vehicle. */
            is_searchable?: boolean;
            /** @description Identifier of the dealer. */
            dealer_id?: number;
            /** @description Street of the seller. */
            street?: string;
            /** @description Country of the seller. */
            country?: string;
            /** @description Latitude of the seller. */
            latitude?: string;
            /** @description Longitude of the seller. */
            longitude?: string;
            /** @description Days on the source. */
            dos_active?: number;
        };
        /** @description Records of a vehicle's history. */
        UkHistoryRecord: {
            /** @description Identifier of the record. */
            id?: string;
            /** @description Price. */
            price?: number;
            /** @description Odometer reading in miles. */
            miles?: number;
            /** @description Where the record comes from. */
            data_source?: string;
            /** @description Page of the vehicle. */
            vdp_url?: string;
            /** @description dealer, fsbo or auction. */
            seller_type?: string;
            /** @description new or used. */
            inventory_type?: string;
            /** @description When the vehicle was last seen with this record. */
            last_seen_at?: number;
            /** Format: date-time */
            last_seen_at_date?: string;
            /** @description Start of the record. */
            scraped_at?: number;
            /** Format: date-time */
            scraped_at_date?: string;
            /** @description First seen with this record. */
            first_seen_at?: number;
            /** Format: date-time */
            first_seen_at_date?: string;
            /** @description Domain of the website. */
            source?: string;
            /** @description Name of the seller. */
            seller_name?: string;
            /** @description City of the seller. */
            city?: string;
            /** @description State of the seller. */
            state?: string;
            /** @description ZIP or postal code of the seller. */
            zip?: string;
            /** @description Day of the status; the order of the records. */
            status_date?: number;
        };
        /** @description Manufacturer incentives, one record per offer and location. */
        Incentive: {
            /** @description SHA-256 of the document. */
            id: string;
            /** @description SHA-256 of the document without its location: the same for one offer in several locations. */
            base_sha: string;
            /** IncentiveOffer */
            offer?: {
                vehicles?: {
                    /** @description Make. */
                    make?: string;
                    /** @description Model. */
                    model?: string;
                    /** @description Trim. */
                    trim?: string;
                    /** @description Drivetrain. */
                    drivetrain?: string;
                    /** @description Transmission. */
                    transmission?: string;
                    /** @description Engine. */
                    engine?: string;
                    /** @description Fuel. */
                    fuel_type?: string;
                    /** @description Body. */
                    body_type?: string;
                    /** @description Model year. */
                    year?: number;
                }[];
                /** @description lease, finance, cash, and others. */
                offer_type?: string;
                amounts?: {
                    /** @description Monthly payment of a lease in US dollars. */
                    monthly?: number;
                    /** @description Annual percentage rate. */
                    apr?: number;
                    /** @description Length of the contract, in the unit of term_unit. */
                    term?: number;
                    /** @description months or years. */
                    term_unit?: string;
                }[];
                /** @description The manufacturer's name of the program. */
                oem_program_name?: string;
                /** @description Cash back in US dollars. */
                cashback_amount?: number;
                /** @description Who gets the cash back, for example Military. */
                cashback_target_group?: string;
                /** @description Due at signing in US dollars. */
                due_at_signing?: number;
                /** @description Manufacturer's suggested retail price in US dollars. */
                msrp?: number;
                /** @description Down payment in US dollars. */
                down_payment?: number;
                /** @description Security deposit in US dollars. */
                security_deposit?: number;
                /** @description Acquisition fee in US dollars. */
                acquisition_fee?: number;
                /** @description Disposition fee in US dollars. */
                disposition_fee?: number;
                /** @description Net capitalised cost in US dollars. */
                net_cap_cost?: number;
                /** @description Gross capitalised cost in US dollars. */
                gross_cap_cost?: number;
                /** @description Sum of the monthly payments in US dollars. */
                total_monthly_payments?: number;
                /** @description Purchase price at the end of the lease in US dollars. */
                lease_end_purchase_price?: number;
                /** @description Fee per mile over the limit in US dollars. */
                over_mileage_fee?: number;
                /** @description Miles per year. */
                mileage_limit?: number;
                /** @description Contribution of the dealer in US dollars. */
                dealer_contribution?: number;
                /** @description First day of the offer, MM/DD/YYYY. */
                valid_from?: string;
                /** @description Last day of the offer, MM/DD/YYYY. */
                valid_through?: string;
                /** @description Titles. */
                titles?: string[];
                /** @description Texts of the offer. */
                offers?: string[];
                /** @description Disclaimers. */
                disclaimers?: string[];
            };
            /** @description Metropolitan statistical area code. */
            msa_code?: string;
            /** @description ZIP or postal code. */
            zip?: string;
            /** @description City. */
            city?: string;
            /** @description State or province. */
            state?: string;
            /** @description US or CA. */
            country?: string;
            /** @description Identifier that the service assigns to the manufacturer. */
            dealer_id?: string;
            /** @description Domain of the website. */
            source?: string;
            /**
             * Format: date-time
             * @description Last updated; ISO-8601, UTC.
             */
            status_date?: string;
            /**
             * Format: date-time
             * @description First collected; ISO-8601, UTC.
             */
            scraped_at_date?: string;
        };
        DecodedVehicle: {
            /** @description Whether the check digit is correct or not required. */
            is_valid: boolean;
            /**
             * @description partialVIN: the model is unknown, or one of several (possible_models).
             * @enum {string}
             */
            decode_mode: "fullVIN" | "partialVIN";
            vin: string;
            /**
             * @description Where the answer comes from: the public VIN patterns of the US regulator.
             * @enum {string}
             */
            decoder: "nhtsa_vpic";
            /** @description Model year. */
            year?: number;
            /** @description Make. */
            make?: string;
            /** @description Model. */
            model?: string;
            /** @description Trim. */
            trim?: string;
            /** @description Body type, for example SUV, Sedan. */
            body_type?: string;
            /** @description Vehicle type, for example Car, Truck. */
            vehicle_type?: string;
            /** @description Drivetrain: 4WD, AWD, FWD, RWD. */
            drivetrain?: string;
            /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded. */
            fuel_type?: string;
            /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV. */
            powertrain_type?: string;
            /** @description Engine, for example 2.0L I4. */
            engine?: string;
            /** @description Engine displacement in litres. */
            engine_size?: number;
            /** @description Engine block, for example I, V, H. */
            engine_block?: string;
            /** @description Engine aspiration, for example Turbocharged. */
            engine_aspiration?: string;
            /** @description Transmission: Automatic, CVT, Manual. */
            transmission?: string;
            /** @description Number of doors. */
            doors?: number;
            /** @description Number of cylinders. */
            cylinders?: number;
            /** @description Country of manufacture. */
            made_in?: string;
            /** @description The VIN fits vehicles of these makes; which one is unknown, so make and model are absent. */
            possible_makes?: string[];
            /** @description The VIN fits these models; which one is unknown, so model is absent. */
            possible_models?: string[];
        };
        BatchJob: {
            job_id: string;
            /** @enum {string} */
            status: "PROCESSING" | "COMPLETED" | "FAILED";
            /** @description 0 to 100; 100 when the results can be downloaded. */
            progress_percent: number;
            client_reference?: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            completed_at?: string;
            /** @description Rows of the file, once it has been read. */
            total_records?: number;
            processed_records: number;
            /** @description Rows whose result is an error. */
            failed_records: number;
            /** @description Only for failed jobs. */
            error_code?: string;
            error_message?: string;
        };
        TokenRequest: {
            /** @enum {string} */
            grant_type: "client_credentials";
            /** @description The API key. Omit it when using HTTP Basic. */
            client_id?: string;
            /** @description The secret of the key. Omit it when using HTTP Basic. */
            client_secret?: string;
        };
        Token: {
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds. */
            expires_in: number;
        };
        RevokeRequest: {
            /** @description The API key. Omit it when using HTTP Basic. */
            client_id?: string;
            /** @description The secret of the key. Omit it when using HTTP Basic. */
            client_secret?: string;
            /** @description 1 to 15 distinct tokens. */
            access_tokens: string[];
        };
        Revoked: {
            revoked_count: number;
            /** @description Those that are not valid tokens of the client. */
            failed_tokens?: string[];
        };
    };
    responses: {
        /** @description Bad Request */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unauthorized */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Forbidden */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not Found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflict */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Payload Too Large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unprocessable Entity */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too Many Requests */
        TooManyRequests: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                "Quota-Limit": components["headers"]["Quota-Limit"];
                "Quota-Remaining": components["headers"]["Quota-Remaining"];
                "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal Server Error */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Bad Gateway */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service Unavailable */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Requests per second that the plan allows. */
        "RateLimit-Limit": number;
        /** @description Requests left in this second. */
        "RateLimit-Remaining": number;
        /** @description When the next second begins. */
        "RateLimit-Reset-Time": string;
        /** @description Calls per calendar month (UTC) that the plan allows; absent without a limit. */
        "Quota-Limit": number;
        /** @description Calls left this month; absent without a limit. */
        "Quota-Remaining": number;
        /** @description When the next month begins; absent without a limit. */
        "Quota-Reset-Time": string;
        /** @description Seconds to wait before trying again. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    search_car_active: {
        parameters: {
            query?: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /**
                 * @description Comma-separated list of new, used, certified; used includes certified.
                 * @example [
                 *       "used"
                 *     ]
                 */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, high_value_features, options_packages. Other fields get an Error object in the answer. At most 100.
                 * @example model|0|5,body_type
                 */
                facets?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /**
                 * @description Makes: comma-separated list, case-insensitive.
                 * @example ford,toyota
                 */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description true: up to 1000 map points instead of full listings. */
                plot?: boolean;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /**
                 * @description Advertised price, min-max.
                 * @example 10000-40000
                 */
                price_range?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 500
                 */
                radius?: number;
                /**
                 * @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), msrp (0 to 100000), miles (0 to 100000), city_mpg (0 to 100), highway_mpg (0 to 100), finance_loan_term (0 to 48), finance_loan_apr (0 to 12), finance_down_payment (0 to 10000), finance_emp (0 to 3000), lease_term (0 to 48), lease_down_payment (0 to 5000), lease_emp (0 to 1000), dom (0 to 180), dom_180 (0 to 180), dom_active (0 to 180), dos_active (0 to 180). Other fields get an Error object in the answer. At most 100.
                 * @example price|0|60000|10000
                 */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /**
                 * @description One of dist, price, msrp, miles, price_change_percent, city_mpg, highway_mpg, finance_loan_term, finance_loan_apr, finance_down_payment, finance_emp, lease_term, lease_down_payment, lease_emp, last_seen, first_seen, dom, dom_180, dom_active, dos_active. Default: dist in a location search, else last_seen_at descending, then vin ascending. An unknown value is ignored. Missing values come last.
                 * @example price
                 */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /**
                 * @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. Other fields get an Error object in the answer. At most 100.
                 * @example price,miles
                 */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /**
                 * @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100.
                 * @example 2020-2024
                 */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes.
                 * @example 60616
                 */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: (components["schemas"]["Listing"] | components["schemas"]["ListingPoint"])[];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_active_pivot: {
        parameters: {
            query: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /**
                 * @description Comma-separated list of new, used, certified; used includes certified.
                 * @example [
                 *       "used"
                 *     ]
                 */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, high_value_features, options_packages.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /**
                 * @description Makes: comma-separated list, case-insensitive.
                 * @example ford,toyota
                 */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /**
                 * @description Advertised price, min-max.
                 * @example 10000-40000
                 */
                price_range?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 500
                 */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /**
                 * @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100.
                 * @example 2020-2024
                 */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes.
                 * @example 60616
                 */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_motorcycle_active: {
        parameters: {
            query?: {
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description Colour: comma-separated list, case-insensitive. */
                color?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, inventory_type, year, make, model, trim, vehicle_type, body_type, drivetrain, fuel_type, engine, transmission, cylinders, dealer_id, seller_name, city, state, color. Other fields get an Error object in the answer. At most 100.
                 * @example model
                 */
                facets?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /**
                 * @description Makes: comma-separated list, case-insensitive.
                 * @example Harley-Davidson
                 */
                make?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 50
                 */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), miles (0 to 100000). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description One of dist, price, msrp, miles, last_seen, first_seen. Default: dist in a location search, else last_seen_at descending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /**
                 * @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, miles. Other fields get an Error object in the answer. At most 100.
                 * @example price
                 */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vin?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes.
                 * @example 60616
                 */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: components["schemas"]["MotorcycleListing"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_motorcycle_active_pivot: {
        parameters: {
            query: {
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description Colour: comma-separated list, case-insensitive. */
                color?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, inventory_type, year, make, model, trim, vehicle_type, body_type, drivetrain, fuel_type, engine, transmission, cylinders, dealer_id, seller_name, city, state, color.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /**
                 * @description Makes: comma-separated list, case-insensitive.
                 * @example Harley-Davidson
                 */
                make?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, miles. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 50
                 */
                radius?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vin?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes.
                 * @example 60616
                 */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_heavy_equipment_active: {
        parameters: {
            query?: {
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /**
                 * @description Category, for example Excavators: comma-separated list, case-insensitive.
                 * @example Excavators
                 */
                category?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, inventory_type, year, make, model, trim, body_type, drivetrain, fuel_type, engine, transmission, cylinders, exterior_color, interior_color, dealer_id, seller_name, city, state, category, sub_category. Other fields get an Error object in the answer. At most 100.
                 * @example make
                 */
                facets?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description Hours used, min-max.
                 * @example -6000
                 */
                hours_used_range?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), miles (0 to 100000), hours_used (0 to 20000). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description One of dist, price, msrp, miles, hours_used, last_seen, first_seen. Default: dist in a location search, else last_seen_at descending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, miles, hours_used. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Subcategory, for example Mini Excavators: comma-separated list, case-insensitive. */
                sub_category?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: components["schemas"]["HeavyEquipmentListing"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_heavy_equipment_active_pivot: {
        parameters: {
            query: {
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /**
                 * @description Category, for example Excavators: comma-separated list, case-insensitive.
                 * @example Excavators
                 */
                category?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, inventory_type, year, make, model, trim, body_type, drivetrain, fuel_type, engine, transmission, cylinders, exterior_color, interior_color, dealer_id, seller_name, city, state, category, sub_category.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /**
                 * @description Hours used, min-max.
                 * @example -6000
                 */
                hours_used_range?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, miles, hours_used. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Subcategory, for example Mini Excavators: comma-separated list, case-insensitive. */
                sub_category?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_rv_active: {
        parameters: {
            query?: {
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /**
                 * @description Class, for example Class A, Travel Trailer: comma-separated list, case-insensitive.
                 * @example Class A,Class C
                 */
                class?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, inventory_type, year, make, model, fuel_type, engine, transmission, exterior_color, interior_color, dealer_id, seller_name, city, state, class, slideouts, sleeps, length, area, awnings. Other fields get an Error object in the answer. At most 100.
                 * @example make
                 */
                facets?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fresh water tank as delivered: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                fresh_water_capacity?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description Gross vehicle weight rating as delivered: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                gvwr?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Length as delivered, usually in feet: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                length?: string;
                /** @description Length, min-max, in the unit that was delivered. */
                length_range?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Acts like model. */
                model_o?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Numbers of awnings: comma-separated list. */
                number_of_awnings?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), miles (0 to 100000). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /**
                 * @description Number of people who can sleep in it: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100.
                 * @example 4,5,6
                 */
                sleeps?: string;
                /** @description Number of slide-outs: comma-separated list, case-insensitive. */
                slideouts?: string;
                /**
                 * @description One of dist, price, msrp, miles, last_seen, first_seen. Default: dist in a location search, else last_seen_at descending. An unknown value is ignored. Missing values come last.
                 * @example price
                 */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, miles. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                tokenized_search_text?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: components["schemas"]["RvListing"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_rv_active_pivot: {
        parameters: {
            query: {
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /**
                 * @description Class, for example Class A, Travel Trailer: comma-separated list, case-insensitive.
                 * @example Class A,Class C
                 */
                class?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fresh water tank as delivered: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                fresh_water_capacity?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, inventory_type, year, make, model, fuel_type, engine, transmission, exterior_color, interior_color, dealer_id, seller_name, city, state, class, slideouts, sleeps, length, area, awnings.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description Gross vehicle weight rating as delivered: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                gvwr?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Length as delivered, usually in feet: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                length?: string;
                /** @description Length, min-max, in the unit that was delivered. */
                length_range?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, miles. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Acts like model. */
                model_o?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Numbers of awnings: comma-separated list. */
                number_of_awnings?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /**
                 * @description Number of people who can sleep in it: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100.
                 * @example 4,5,6
                 */
                sleeps?: string;
                /** @description Number of slide-outs: comma-separated list, case-insensitive. */
                slideouts?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                tokenized_search_text?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_uk_active: {
        parameters: {
            query?: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /** @description City of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_city?: string;
                /** @description County of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_county?: string;
                /** @description Latitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_latitude?: string;
                /** @description Longitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_longitude?: string;
                /** @description Name of the location of the vehicle: comma-separated list, case-insensitive. */
                car_location_seller_name?: string;
                /** @description Street of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_street?: string;
                /** @description Postcode of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_zip?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description Carbon dioxide in grams per kilometre: comma-separated list, case-insensitive. */
                co2_emissions?: string;
                /** @description Combined fuel economy in miles per gallon, min-max. */
                combined_mpg_range?: string;
                /** @description A nation of the UK, uk or all; default: the whole market. */
                country?: "england" | "scotland" | "wales" | "northern ireland" | "uk" | "all";
                /** @description County of the dealer: comma-separated list, case-insensitive. */
                county?: string;
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only the attributed listing of each vehicle. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description Capacity of the traction battery in kilowatt hours, min-max. */
                ev_battery_capacity_range?: string;
                /** @description Type of the traction battery: comma-separated list, case-insensitive. */
                ev_battery_type?: string;
                /** @description Electric range in miles, min-max. */
                ev_vehicle_range?: string;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Write-off categories whose listings are excluded. */
                exclude_write_off_category?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, county, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, car_seller_name, car_location_seller_name, car_street, car_location_street, car_city, car_location_city, car_zip, car_location_zip, high_value_features, options_packages, vehicle_registration_mark, vrm, variant, co2_emissions, num_owners, insurance_group, write_off_category, ev_battery_type, wheelbase_category, car_county, car_location_county, fca_status. Other fields get an Error object in the answer. At most 100.
                 * @example fuel_type,num_owners
                 */
                facets?: string;
                /** @description Status of the dealer at the Financial Conduct Authority: comma-separated list, case-insensitive. */
                fca_status?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description false: only listings with a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Insurance group, for example 12E: comma-separated list, case-insensitive. */
                insurance_group?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description true: only prices with value-added tax. */
                is_vat_included?: boolean;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /**
                 * @description Makes: comma-separated list, case-insensitive.
                 * @example Ford,Nissan
                 */
                make?: string;
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description model|variant, compared as a whole, case-insensitive. */
                model_variant?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Number of owners so far: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                num_owners?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description Carbon dioxide in grams per kilometre, min-max. */
                performance_co2_range?: string;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description true: up to 1000 map points instead of full listings. */
                plot?: boolean;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                postal_code?: string;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 200
                 */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), msrp (0 to 100000), miles (0 to 100000), city_mpg (0 to 100), highway_mpg (0 to 100), finance_loan_term (0 to 48), finance_loan_apr (0 to 12), finance_down_payment (0 to 10000), finance_emp (0 to 3000), lease_term (0 to 48), lease_down_payment (0 to 5000), lease_emp (0 to 1000), dom (0 to 180), dom_180 (0 to 180), dom_active (0 to 180), dos_active (0 to 180). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /**
                 * @description One of dist, price, msrp, miles, price_change_percent, city_mpg, highway_mpg, finance_loan_term, finance_loan_apr, finance_down_payment, finance_emp, lease_term, lease_down_payment, lease_emp, last_seen, first_seen, dom, dom_180, dom_active, dos_active. Default: dist in a location search, else last_seen_at descending, then vin ascending. An unknown value is ignored. Missing values come last.
                 * @example dist
                 */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /**
                 * @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. Other fields get an Error object in the answer. At most 100.
                 * @example price
                 */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /**
                 * @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive.
                 * @example Manual,Automatic
                 */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description true: only vehicles that meet the standard. */
                ulez_compliant?: boolean;
                /** @description Identifier of the vehicle in the UK vehicle catalogue: comma-separated list, case-insensitive. */
                uvc_id?: string;
                /** @description Variant of the model, for example 1.2 SE 5dr: comma-separated list, case-insensitive. */
                variant?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Days of the first registration: YYYYMMDD-YYYYMMDD, both days whole. */
                vehicle_registration_date_range?: string;
                /** @description Registration marks: comma-separated list, with or without spaces. */
                vehicle_registration_mark?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Alias of vehicle_registration_mark; if both are sent, both apply. */
                vrm?: string;
                /** @description Category of the wheelbase, for example Long: comma-separated list, case-insensitive. */
                wheelbase_category?: string;
                /** @description Write-off categories: comma-separated list, case-insensitive. */
                write_off_category?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of postcodes.
                 * @example LS1 4AB
                 */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: (components["schemas"]["UkListing"] | components["schemas"]["UkListingPoint"])[];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_uk_active_pivot: {
        parameters: {
            query: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /** @description City of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_city?: string;
                /** @description County of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_county?: string;
                /** @description Latitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_latitude?: string;
                /** @description Longitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_longitude?: string;
                /** @description Name of the location of the vehicle: comma-separated list, case-insensitive. */
                car_location_seller_name?: string;
                /** @description Street of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_street?: string;
                /** @description Postcode of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_zip?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description Carbon dioxide in grams per kilometre: comma-separated list, case-insensitive. */
                co2_emissions?: string;
                /** @description Combined fuel economy in miles per gallon, min-max. */
                combined_mpg_range?: string;
                /** @description A nation of the UK, uk or all; default: the whole market. */
                country?: "england" | "scotland" | "wales" | "northern ireland" | "uk" | "all";
                /** @description County of the dealer: comma-separated list, case-insensitive. */
                county?: string;
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only the attributed listing of each vehicle. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description Capacity of the traction battery in kilowatt hours, min-max. */
                ev_battery_capacity_range?: string;
                /** @description Type of the traction battery: comma-separated list, case-insensitive. */
                ev_battery_type?: string;
                /** @description Electric range in miles, min-max. */
                ev_vehicle_range?: string;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Write-off categories whose listings are excluded. */
                exclude_write_off_category?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Status of the dealer at the Financial Conduct Authority: comma-separated list, case-insensitive. */
                fca_status?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, county, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, car_seller_name, car_location_seller_name, car_street, car_location_street, car_city, car_location_city, car_zip, car_location_zip, high_value_features, options_packages, vehicle_registration_mark, vrm, variant, co2_emissions, num_owners, insurance_group, write_off_category, ev_battery_type, wheelbase_category, car_county, car_location_county, fca_status.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description false: only listings with a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Insurance group, for example 12E: comma-separated list, case-insensitive. */
                insurance_group?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description true: only prices with value-added tax. */
                is_vat_included?: boolean;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /**
                 * @description Makes: comma-separated list, case-insensitive.
                 * @example Ford,Nissan
                 */
                make?: string;
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description model|variant, compared as a whole, case-insensitive. */
                model_variant?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Number of owners so far: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                num_owners?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description Carbon dioxide in grams per kilometre, min-max. */
                performance_co2_range?: string;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                postal_code?: string;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 200
                 */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /**
                 * @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive.
                 * @example Manual,Automatic
                 */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description true: only vehicles that meet the standard. */
                ulez_compliant?: boolean;
                /** @description Identifier of the vehicle in the UK vehicle catalogue: comma-separated list, case-insensitive. */
                uvc_id?: string;
                /** @description Variant of the model, for example 1.2 SE 5dr: comma-separated list, case-insensitive. */
                variant?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Days of the first registration: YYYYMMDD-YYYYMMDD, both days whole. */
                vehicle_registration_date_range?: string;
                /** @description Registration marks: comma-separated list, with or without spaces. */
                vehicle_registration_mark?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Alias of vehicle_registration_mark; if both are sent, both apply. */
                vrm?: string;
                /** @description Category of the wheelbase, for example Long: comma-separated list, case-insensitive. */
                wheelbase_category?: string;
                /** @description Write-off categories: comma-separated list, case-insensitive. */
                write_off_category?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of postcodes.
                 * @example LS1 4AB
                 */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_rv_uk_active: {
        parameters: {
            query?: {
                /** @description Stock status in the dealer's words: comma-separated list. */
                availability_status?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /**
                 * @description Number of berths: comma-separated list, case-insensitive.
                 * @example 2,4
                 */
                berths?: string;
                /**
                 * @description Category: for example Motorhome, Caravan: comma-separated list, case-insensitive.
                 * @example Motorhome
                 */
                category?: string;
                /** @description Chassis: comma-separated list, case-insensitive. */
                chassis?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description County of the dealer: comma-separated list, case-insensitive. */
                county?: string;
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Driven wheels in the dealer's words: comma-separated list, case-insensitive. */
                drive_type?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description External length as delivered, min-max. */
                exterior_length_range?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, inventory_type, year, make, model, drivetrain, fuel_type, engine, transmission, exterior_color, interior_color, dealer_id, seller_name, city, state, zip, postal_code, category, sub_category, berths, chassis, drive_type, steering. Other fields get an Error object in the answer. At most 100.
                 * @example make
                 */
                facets?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Internal length as delivered, min-max. */
                interior_length_range?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Maximum technically permissible laden mass as delivered: comma-separated list, case-insensitive. */
                mtplm?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                postal_code?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), miles (0 to 100000), width (0 to 5), exterior_length (0 to 20), interior_length (0 to 20). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description One of dist, price, msrp, miles, last_seen, first_seen. Default: dist in a location search, else last_seen_at descending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, miles. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Side of the steering wheel, for example RHD: comma-separated list, case-insensitive. */
                steering?: string;
                /** @description Subcategory, for example Coachbuilt: comma-separated list, case-insensitive. */
                sub_category?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Width as delivered, min-max. */
                width_range?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: components["schemas"]["UkRvListing"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_rv_uk_active_pivot: {
        parameters: {
            query: {
                /** @description Stock status in the dealer's words: comma-separated list. */
                availability_status?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /**
                 * @description Number of berths: comma-separated list, case-insensitive.
                 * @example 2,4
                 */
                berths?: string;
                /**
                 * @description Category: for example Motorhome, Caravan: comma-separated list, case-insensitive.
                 * @example Motorhome
                 */
                category?: string;
                /** @description Chassis: comma-separated list, case-insensitive. */
                chassis?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description County of the dealer: comma-separated list, case-insensitive. */
                county?: string;
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Driven wheels in the dealer's words: comma-separated list, case-insensitive. */
                drive_type?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description External length as delivered, min-max. */
                exterior_length_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, inventory_type, year, make, model, drivetrain, fuel_type, engine, transmission, exterior_color, interior_color, dealer_id, seller_name, city, state, zip, postal_code, category, sub_category, berths, chassis, drive_type, steering.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Internal length as delivered, min-max. */
                interior_length_range?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, miles. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Maximum technically permissible laden mass as delivered: comma-separated list, case-insensitive. */
                mtplm?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                postal_code?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Side of the steering wheel, for example RHD: comma-separated list, case-insensitive. */
                steering?: string;
                /** @description Subcategory, for example Coachbuilt: comma-separated list, case-insensitive. */
                sub_category?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Width as delivered, min-max. */
                width_range?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealerships_inventory: {
        parameters: {
            query?: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /**
                 * @description Comma-separated list of new, used, certified; used includes certified.
                 * @example [
                 *       "used"
                 *     ]
                 */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /**
                 * @description Dealer ids: comma-separated list. Names a store, so all its listings are searched.
                 * @example 1000000
                 */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id. Other fields get an Error object in the answer. At most 100.
                 * @example make
                 */
                facets?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description true: only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), msrp (0 to 100000), miles (0 to 100000), city_mpg (0 to 100), highway_mpg (0 to 100), finance_loan_term (0 to 48), finance_loan_apr (0 to 12), finance_down_payment (0 to 10000), finance_emp (0 to 3000), lease_term (0 to 48), lease_down_payment (0 to 5000), lease_emp (0 to 1000), dom (0 to 180), dom_180 (0 to 180), dom_active (0 to 180), dos_active (0 to 180). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 1500, or what the plan allows; a larger value is capped to 1500. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /**
                 * @description One of price, msrp, miles, price_change_percent, city_mpg, highway_mpg, last_seen, first_seen, dom, dom_180, dom_active, dos_active. Default: last_seen_at descending, then vin ascending. An unknown value is ignored. Missing values come last.
                 * @example price
                 */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Accepted, without effect: every listing here is syndicated. */
                syndication?: boolean;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: components["schemas"]["Listing"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealerships_inventory_pivot: {
        parameters: {
            query: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /**
                 * @description Comma-separated list of new, used, certified; used includes certified.
                 * @example [
                 *       "used"
                 *     ]
                 */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /**
                 * @description Dealer ids: comma-separated list. Names a store, so all its listings are searched.
                 * @example 1000000
                 */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description true: only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Accepted, without effect: every listing here is syndicated. */
                syndication?: boolean;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealerships_inventory_marketplaces: {
        parameters: {
            query?: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /**
                 * @description Dealer ids: comma-separated list. Names a store, so all its listings are searched.
                 * @example 1000000
                 */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /** @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id. Other fields get an Error object in the answer. At most 100. */
                facets?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description true: only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), msrp (0 to 100000), miles (0 to 100000), city_mpg (0 to 100), highway_mpg (0 to 100), finance_loan_term (0 to 48), finance_loan_apr (0 to 12), finance_down_payment (0 to 10000), finance_emp (0 to 3000), lease_term (0 to 48), lease_down_payment (0 to 5000), lease_emp (0 to 1000), dom (0 to 180), dom_180 (0 to 180), dom_active (0 to 180), dos_active (0 to 180). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 1500, or what the plan allows; a larger value is capped to 1500. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description One of price, msrp, miles, price_change_percent, city_mpg, highway_mpg, last_seen, first_seen, dom, dom_180, dom_active, dos_active. Default: last_seen_at descending, then vin ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Accepted, without effect: every listing here is syndicated. */
                syndication?: boolean;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
            path: {
                /**
                 * @description The marketplace; case-sensitive.
                 * @example marketplace_a
                 */
                marketplace_name: "marketplace_a" | "marketplace_b";
            };
        };
        responses: {
            /** @description The listings. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: (components["schemas"]["marketplace_a"] | components["schemas"]["marketplace_b"])[];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealerships_car: {
        parameters: {
            query?: {
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Age of the record in days, min-max. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                created_at_days?: string;
                /** @description Days on which the record was created: YYYYMMDD-YYYYMMDD. */
                created_at_range?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /**
                 * @description franchise, independent.
                 * @example [
                 *       "franchise"
                 *     ]
                 */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_id, mc_dealership_group_name, mc_sub_dealership_group_id, mc_sub_dealership_group_name, mc_category, dealer_type, city, state, country. Other fields get an Error object in the answer. At most 100.
                 * @example mc_dealership_group_name
                 */
                facets?: string;
                /** @description Website domains:comma-separated list; of a URL, its domain counts. */
                inventory_url?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id: comma-separated list. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list. */
                mc_dealership_group_id?: string;
                /** @description Name of the dealership group: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list. */
                mc_sub_dealership_group_id?: string;
                /** @description Name of the dealership sub-group: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website id: comma-separated list. */
                mc_website_id?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; no field has range facets here. Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is capped to 50. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description One of mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_id, mc_sub_dealership_group_id, created_at_days, created_at_range. Default: mc_website_id ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc, desc for created_at_days, created_at_range. */
                sort_order?: "asc" | "desc";
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /**
                 * @description US states or Canadian provinces: comma-separated list of codes.
                 * @example IL,CA
                 */
                state?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        mc_dealerships: components["schemas"]["Dealership"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealers_car: {
        parameters: {
            query?: {
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Age of the record in days, min-max. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                created_at_days?: string;
                /** @description Days on which the record was created: YYYYMMDD-YYYYMMDD. */
                created_at_range?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /** @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: dealer_type, city, state, country. Other fields get an Error object in the answer. At most 100. */
                facets?: string;
                /** @description Website domains:comma-separated list; of a URL, its domain counts. */
                inventory_url?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /**
                 * @description Number of the dealer's active listings, min-max.
                 * @example 5-
                 */
                listing_count_range?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 50
                 */
                radius?: number;
                /**
                 * @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: listing_count (0 to 500). Other fields get an Error object in the answer. At most 100.
                 * @example listing_count|0|100
                 */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is capped to 50. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description One of dist, id, listing_count, created_at_days, created_at_range. Default: dist in a location search, else id ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc, desc for listing_count, created_at_days, created_at_range. */
                sort_order?: "asc" | "desc";
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes.
                 * @example 60616
                 */
                zip?: string;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description When the operation was deprecated: @ and Unix seconds (RFC 9745). */
                    Deprecation?: string;
                    /** @description The operation to use instead, /dealerships/car, with rel="successor-version". */
                    Link?: string;
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        dealers: components["schemas"]["Dealer"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_fsbo_active: {
        parameters: {
            query?: {
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /**
                 * @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive.
                 * @example SUV,Pickup
                 */
                body_type?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description true: excludes listings of dealers on private-seller sources (those with a dealer id). */
                exclude_dealer_listings?: boolean;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, high_value_features, options_packages. Other fields get an Error object in the answer. At most 100.
                 * @example make
                 */
                facets?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /**
                 * @description Odometer reading in miles, min-max.
                 * @example -120000
                 */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description true: up to 1000 map points instead of full listings. */
                plot?: boolean;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), msrp (0 to 100000), miles (0 to 100000), city_mpg (0 to 100), highway_mpg (0 to 100), finance_loan_term (0 to 48), finance_loan_apr (0 to 12), finance_down_payment (0 to 10000), finance_emp (0 to 3000), lease_term (0 to 48), lease_down_payment (0 to 5000), lease_emp (0 to 1000), dom (0 to 180), dom_180 (0 to 180), dom_active (0 to 180), dos_active (0 to 180). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description One of dist, price, msrp, miles, price_change_percent, city_mpg, highway_mpg, finance_loan_term, finance_loan_apr, finance_down_payment, finance_emp, lease_term, lease_down_payment, lease_emp, last_seen, first_seen, dom, dom_180, dom_active, dos_active. Default: dist in a location search, else last_seen_at descending, then vin ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: (components["schemas"]["Listing"] | components["schemas"]["ListingPoint"])[];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_fsbo_active_pivot: {
        parameters: {
            query: {
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /**
                 * @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive.
                 * @example SUV,Pickup
                 */
                body_type?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description true: excludes listings of dealers on private-seller sources (those with a dealer id). */
                exclude_dealer_listings?: boolean;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, high_value_features, options_packages.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /**
                 * @description Odometer reading in miles, min-max.
                 * @example -120000
                 */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_auction_active: {
        parameters: {
            query?: {
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, high_value_features, options_packages. Other fields get an Error object in the answer. At most 100.
                 * @example make|0|5
                 */
                facets?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description true: up to 1000 map points instead of full listings. */
                plot?: boolean;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), msrp (0 to 100000), miles (0 to 100000), city_mpg (0 to 100), highway_mpg (0 to 100), finance_loan_term (0 to 48), finance_loan_apr (0 to 12), finance_down_payment (0 to 10000), finance_emp (0 to 3000), lease_term (0 to 48), lease_down_payment (0 to 5000), lease_emp (0 to 1000), dom (0 to 180), dom_180 (0 to 180), dom_active (0 to 180), dos_active (0 to 180). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description One of dist, price, msrp, miles, price_change_percent, city_mpg, highway_mpg, finance_loan_term, finance_loan_apr, finance_down_payment, finance_emp, lease_term, lease_down_payment, lease_emp, last_seen, first_seen, dom, dom_180, dom_active, dos_active. Default: dist in a location search, else last_seen_at descending, then vin ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /**
                 * @description clean: only vehicles with a clean title; salvage: only those without. Vehicles with unknown titles match neither.
                 * @example clean
                 */
                title_type?: "clean" | "salvage";
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: (components["schemas"]["Listing"] | components["schemas"]["ListingPoint"])[];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_auction_active_pivot: {
        parameters: {
            query: {
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, high_value_features, options_packages.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /**
                 * @description clean: only vehicles with a clean title; salvage: only those without. Vehicles with unknown titles match neither.
                 * @example clean
                 */
                title_type?: "clean" | "salvage";
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_recents: {
        parameters: {
            query?: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description true: only vehicles that no source lists any more; false: only vehicles that another source still lists. */
                expired?: boolean;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, high_value_features, options_packages. Other fields get an Error object in the answer. At most 100.
                 * @example model|0|5
                 */
                facets?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /**
                 * @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out.
                 * @example 0-30
                 */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /**
                 * @description Makes: comma-separated list, case-insensitive.
                 * @example ford
                 */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description true: up to 1000 map points instead of full listings. */
                plot?: boolean;
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), msrp (0 to 100000), miles (0 to 100000), city_mpg (0 to 100), highway_mpg (0 to 100), finance_loan_term (0 to 48), finance_loan_apr (0 to 12), finance_down_payment (0 to 10000), finance_emp (0 to 3000), lease_term (0 to 48), lease_down_payment (0 to 5000), lease_emp (0 to 1000), dom (0 to 180), dom_180 (0 to 180), dom_active (0 to 180), dos_active (0 to 180). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description true: only listings whose vehicle was sold, inferred from its absence from all sources; false: only others. */
                sold?: boolean;
                /** @description One of dist, price, msrp, miles, price_change_percent, city_mpg, highway_mpg, finance_loan_term, finance_loan_apr, finance_down_payment, finance_emp, lease_term, lease_down_payment, lease_emp, last_seen, first_seen, dom, dom_180, dom_active, dos_active. Default: dist in a location search, else last_seen_at descending, then vin ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: (components["schemas"]["Listing"] | components["schemas"]["ListingPoint"])[];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_recents_pivot: {
        parameters: {
            query: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description true: only vehicles that no source lists any more; false: only vehicles that another source still lists. */
                expired?: boolean;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, high_value_features, options_packages.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /**
                 * @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out.
                 * @example 0-30
                 */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /**
                 * @description Makes: comma-separated list, case-insensitive.
                 * @example ford
                 */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description true: only listings whose vehicle was sold, inferred from its absence from all sources; false: only others. */
                sold?: boolean;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_uk_recents: {
        parameters: {
            query?: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description City of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_city?: string;
                /** @description County of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_county?: string;
                /** @description Latitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_latitude?: string;
                /** @description Longitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_longitude?: string;
                /** @description Name of the location of the vehicle: comma-separated list, case-insensitive. */
                car_location_seller_name?: string;
                /** @description Street of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_street?: string;
                /** @description Postcode of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_zip?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Carbon dioxide in grams per kilometre: comma-separated list, case-insensitive. */
                co2_emissions?: string;
                /** @description Combined fuel economy in miles per gallon, min-max. */
                combined_mpg_range?: string;
                /** @description A nation of the UK, uk or all; default: the whole market. */
                country?: "england" | "scotland" | "wales" | "northern ireland" | "uk" | "all";
                /** @description County of the dealer: comma-separated list, case-insensitive. */
                county?: string;
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only the attributed listing of each vehicle. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description Capacity of the traction battery in kilowatt hours, min-max. */
                ev_battery_capacity_range?: string;
                /** @description Type of the traction battery: comma-separated list, case-insensitive. */
                ev_battery_type?: string;
                /** @description Electric range in miles, min-max. */
                ev_vehicle_range?: string;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Write-off categories whose listings are excluded. */
                exclude_write_off_category?: string;
                /** @description true: only vehicles that no source lists any more; false: only vehicles that another source still lists. */
                expired?: boolean;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, county, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, car_seller_name, car_location_seller_name, car_street, car_location_street, car_city, car_location_city, car_zip, car_location_zip, high_value_features, options_packages, vehicle_registration_mark, vrm, variant, co2_emissions, num_owners, insurance_group, write_off_category, ev_battery_type, wheelbase_category, car_county, car_location_county, fca_status. Other fields get an Error object in the answer. At most 100.
                 * @example make
                 */
                facets?: string;
                /** @description Status of the dealer at the Financial Conduct Authority: comma-separated list, case-insensitive. */
                fca_status?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description false: only listings with a VIN. */
                include_non_vin_listings?: boolean;
                /** @description Insurance group, for example 12E: comma-separated list, case-insensitive. */
                insurance_group?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description true: only prices with value-added tax. */
                is_vat_included?: boolean;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description model|variant, compared as a whole, case-insensitive. */
                model_variant?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Number of owners so far: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                num_owners?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description Carbon dioxide in grams per kilometre, min-max. */
                performance_co2_range?: string;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description true: up to 1000 map points instead of full listings. */
                plot?: boolean;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                postal_code?: string;
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: price (0 to 100000), msrp (0 to 100000), miles (0 to 100000), city_mpg (0 to 100), highway_mpg (0 to 100), finance_loan_term (0 to 48), finance_loan_apr (0 to 12), finance_down_payment (0 to 10000), finance_emp (0 to 3000), lease_term (0 to 48), lease_down_payment (0 to 5000), lease_emp (0 to 1000), dom (0 to 180), dom_180 (0 to 180), dom_active (0 to 180), dos_active (0 to 180). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description true: only listings whose vehicle was sold, inferred from its absence from all sources; false: only others. */
                sold?: boolean;
                /** @description One of dist, price, msrp, miles, price_change_percent, city_mpg, highway_mpg, finance_loan_term, finance_loan_apr, finance_down_payment, finance_emp, lease_term, lease_down_payment, lease_emp, last_seen, first_seen, dom, dom_180, dom_active, dos_active. Default: dist in a location search, else last_seen_at descending, then vin ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /**
                 * @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive.
                 * @example Manual,Automatic
                 */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description true: only vehicles that meet the standard. */
                ulez_compliant?: boolean;
                /** @description Identifier of the vehicle in the UK vehicle catalogue: comma-separated list, case-insensitive. */
                uvc_id?: string;
                /** @description Variant of the model, for example 1.2 SE 5dr: comma-separated list, case-insensitive. */
                variant?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Days of the first registration: YYYYMMDD-YYYYMMDD, both days whole. */
                vehicle_registration_date_range?: string;
                /** @description Registration marks: comma-separated list, with or without spaces. */
                vehicle_registration_mark?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Alias of vehicle_registration_mark; if both are sent, both apply. */
                vrm?: string;
                /** @description Category of the wheelbase, for example Long: comma-separated list, case-insensitive. */
                wheelbase_category?: string;
                /** @description Write-off categories: comma-separated list, case-insensitive. */
                write_off_category?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                zip?: string;
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: (components["schemas"]["UkListing"] | components["schemas"]["UkListingPoint"])[];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_uk_recents_pivot: {
        parameters: {
            query: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description City of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_city?: string;
                /** @description County of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_county?: string;
                /** @description Latitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_latitude?: string;
                /** @description Longitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_longitude?: string;
                /** @description Name of the location of the vehicle: comma-separated list, case-insensitive. */
                car_location_seller_name?: string;
                /** @description Street of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_street?: string;
                /** @description Postcode of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_zip?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Carbon dioxide in grams per kilometre: comma-separated list, case-insensitive. */
                co2_emissions?: string;
                /** @description Combined fuel economy in miles per gallon, min-max. */
                combined_mpg_range?: string;
                /** @description A nation of the UK, uk or all; default: the whole market. */
                country?: "england" | "scotland" | "wales" | "northern ireland" | "uk" | "all";
                /** @description County of the dealer: comma-separated list, case-insensitive. */
                county?: string;
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only the attributed listing of each vehicle. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description Capacity of the traction battery in kilowatt hours, min-max. */
                ev_battery_capacity_range?: string;
                /** @description Type of the traction battery: comma-separated list, case-insensitive. */
                ev_battery_type?: string;
                /** @description Electric range in miles, min-max. */
                ev_vehicle_range?: string;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Write-off categories whose listings are excluded. */
                exclude_write_off_category?: string;
                /** @description true: only vehicles that no source lists any more; false: only vehicles that another source still lists. */
                expired?: boolean;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Status of the dealer at the Financial Conduct Authority: comma-separated list, case-insensitive. */
                fca_status?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /**
                 * @description One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the columns. offset defaults to 0, limit to 20 (at most 1000), min_count to 1; rows times columns must not exceed 10000. Fields: source, vehicle_status, carfax_1_owner, carfax_clean_title, year, make, model, trim, version, vehicle_type, body_type, body_subtype, drivetrain, fuel_type, powertrain_type, engine, engine_block, engine_size, transmission, doors, cylinders, seating_capacity, made_in, exterior_color, interior_color, base_ext_color, base_exterior_color, base_int_color, base_interior_color, dealer_id, seller_name, dealer_type, dealership_group_name, city, state, zip, county, msa_code, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_name, mc_sub_dealership_group_name, car_seller_name, car_location_seller_name, car_street, car_location_street, car_city, car_location_city, car_zip, car_location_zip, high_value_features, options_packages, vehicle_registration_mark, vrm, variant, co2_emissions, num_owners, insurance_group, write_off_category, ev_battery_type, wheelbase_category, car_county, car_location_county, fca_status.
                 * @example make|0|5,year|0|4
                 */
                group_by: string;
                /**
                 * @description Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, groups without the figure come last. An order by a figure takes fields of at most 10000 values.
                 * @example price|median,index|desc
                 */
                group_sort?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description false: only listings with a VIN. */
                include_non_vin_listings?: boolean;
                /** @description Insurance group, for example 12E: comma-separated list, case-insensitive. */
                insurance_group?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description true: only prices with value-added tax. */
                is_vat_included?: boolean;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /**
                 * @description Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. Figures: min, max, count, missing, sum, mean, stddev, sum_of_squares, median, p5, p25, p50, p75, p90, p95, p99 (p5 to p99 are percentiles). Fields: price, msrp, miles, finance_loan_term, finance_loan_apr, finance_down_payment, finance_down_payment_per, finance_emp, lease_term, lease_down_payment, lease_emp, dom, dom_180, dom_active, dos_active. At most 5.
                 * @example price|mean|median,miles|median
                 */
                measures?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description model|variant, compared as a whole, case-insensitive. */
                model_variant?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Number of owners so far: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                num_owners?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description Carbon dioxide in grams per kilometre, min-max. */
                performance_co2_range?: string;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                postal_code?: string;
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description true: only listings whose vehicle was sold, inferred from its absence from all sources; false: only others. */
                sold?: boolean;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /**
                 * @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive.
                 * @example Manual,Automatic
                 */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description true: only vehicles that meet the standard. */
                ulez_compliant?: boolean;
                /** @description Identifier of the vehicle in the UK vehicle catalogue: comma-separated list, case-insensitive. */
                uvc_id?: string;
                /** @description Variant of the model, for example 1.2 SE 5dr: comma-separated list, case-insensitive. */
                variant?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Days of the first registration: YYYYMMDD-YYYYMMDD, both days whole. */
                vehicle_registration_date_range?: string;
                /** @description Registration marks: comma-separated list, with or without spaces. */
                vehicle_registration_mark?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Alias of vehicle_registration_mark; if both are sent, both apply. */
                vrm?: string;
                /** @description Category of the wheelbase, for example Long: comma-separated list, case-insensitive. */
                wheelbase_category?: string;
                /** @description Write-off categories: comma-separated list, case-insensitive. */
                write_off_category?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pivot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealers_motorcycle: {
        parameters: {
            query?: {
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Age of the record in days, min-max. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                created_at_days?: string;
                /** @description Days on which the record was created: YYYYMMDD-YYYYMMDD. */
                created_at_range?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /** @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: dealer_type, city, state, country. Other fields get an Error object in the answer. At most 100. */
                facets?: string;
                /** @description Website domains:comma-separated list; of a URL, its domain counts. */
                inventory_url?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Number of the dealer's active listings, min-max. */
                listing_count_range?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 50
                 */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: listing_count (0 to 500). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is capped to 50. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description One of dist, id, listing_count, created_at_days, created_at_range. Default: dist in a location search, else id ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc, desc for listing_count, created_at_days, created_at_range. */
                sort_order?: "asc" | "desc";
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes.
                 * @example 60616
                 */
                zip?: string;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        dealers: components["schemas"]["Dealer"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealers_heavy_equipment: {
        parameters: {
            query?: {
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Age of the record in days, min-max. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                created_at_days?: string;
                /** @description Days on which the record was created: YYYYMMDD-YYYYMMDD. */
                created_at_range?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /** @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: dealer_type, city, state, country. Other fields get an Error object in the answer. At most 100. */
                facets?: string;
                /** @description Website domains:comma-separated list; of a URL, its domain counts. */
                inventory_url?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Number of the dealer's active listings, min-max. */
                listing_count_range?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 50
                 */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: listing_count (0 to 500). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is capped to 50. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description One of dist, id, listing_count, created_at_days, created_at_range. Default: dist in a location search, else id ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc, desc for listing_count, created_at_days, created_at_range. */
                sort_order?: "asc" | "desc";
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes.
                 * @example 60616
                 */
                zip?: string;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        dealers: components["schemas"]["Dealer"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealers_rv: {
        parameters: {
            query?: {
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Age of the record in days, min-max. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                created_at_days?: string;
                /** @description Days on which the record was created: YYYYMMDD-YYYYMMDD. */
                created_at_range?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /** @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: dealer_type, city, state, country. Other fields get an Error object in the answer. At most 100. */
                facets?: string;
                /** @description Website domains:comma-separated list; of a URL, its domain counts. */
                inventory_url?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Number of the dealer's active listings, min-max. */
                listing_count_range?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 50
                 */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: listing_count (0 to 500). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is capped to 50. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description One of dist, id, listing_count, created_at_days, created_at_range. Default: dist in a location search, else id ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc, desc for listing_count, created_at_days, created_at_range. */
                sort_order?: "asc" | "desc";
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes.
                 * @example 60616
                 */
                zip?: string;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        dealers: components["schemas"]["Dealer"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealers_car_uk: {
        parameters: {
            query?: {
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description A nation of the UK, uk or all; default: the whole market. */
                country?: "england" | "scotland" | "wales" | "northern ireland" | "uk" | "all";
                /** @description Counties: comma-separated list, case-insensitive. */
                county?: string;
                /** @description Age of the record in days, min-max. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                created_at_days?: string;
                /** @description Days on which the record was created: YYYYMMDD-YYYYMMDD. */
                created_at_range?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: dealer_type, city, country, county, fca_status. Other fields get an Error object in the answer. At most 100.
                 * @example dealer_type
                 */
                facets?: string;
                /** @description Status at the Financial Conduct Authority: comma-separated list, case-insensitive. */
                fca_status?: string;
                /** @description Website domains:comma-separated list; of a URL, its domain counts. */
                inventory_url?: string;
                /**
                 * @description Latitude of the centre, with longitude and radius.
                 * @example 53.797
                 */
                latitude?: number;
                /** @description Number of the dealer's active listings, min-max. */
                listing_count_range?: string;
                /**
                 * @description Longitude of the centre, with latitude and radius.
                 * @example -1.549
                 */
                longitude?: number;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                postal_code?: string;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 50
                 */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: listing_count (0 to 500). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is capped to 50. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description One of dist, id, listing_count, created_at_days, created_at_range. Default: dist in a location search, else id ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc, desc for listing_count, created_at_days, created_at_range. */
                sort_order?: "asc" | "desc";
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                zip?: string;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        dealers: components["schemas"]["UkDealer"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealerships_car_uk: {
        parameters: {
            query?: {
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description A nation of the UK, uk or all; default: the whole market. */
                country?: "england" | "scotland" | "wales" | "northern ireland" | "uk" | "all";
                /**
                 * @description Counties: comma-separated list, case-insensitive.
                 * @example West Yorkshire
                 */
                county?: string;
                /** @description Age of the record in days, min-max. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                created_at_days?: string;
                /** @description Days on which the record was created: YYYYMMDD-YYYYMMDD. */
                created_at_range?: string;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, by character code: capitals first). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_id, mc_dealership_group_name, mc_sub_dealership_group_id, mc_sub_dealership_group_name, mc_category, dealer_type, city, country, county, fca_status. Other fields get an Error object in the answer. At most 100.
                 * @example fca_status
                 */
                facets?: string;
                /** @description Status at the Financial Conduct Authority: comma-separated list, case-insensitive. */
                fca_status?: string;
                /** @description Website domains:comma-separated list; of a URL, its domain counts. */
                inventory_url?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id: comma-separated list. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list. */
                mc_dealership_group_id?: string;
                /** @description Name of the dealership group: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list. */
                mc_sub_dealership_group_id?: string;
                /** @description Name of the dealership sub-group: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website id: comma-separated list. */
                mc_website_id?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                postal_code?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; no field has range facets here. Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is capped to 50. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description One of mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_id, mc_sub_dealership_group_id, created_at_days, created_at_range. Default: mc_website_id ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc, desc for created_at_days, created_at_range. */
                sort_order?: "asc" | "desc";
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                zip?: string;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        mc_dealerships: components["schemas"]["UkDealership"][];
                        facets?: components["schemas"]["Facets"];
                        range_facets?: components["schemas"]["RangeFacets"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealer_car_uk: {
        parameters: {
            path: {
                /**
                 * @description Id of the dealer, as in search results and directories.
                 * @example 2300000
                 */
                dealer_id: string;
            };
        };
        responses: {
            /** @description The dealer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        navigation: boolean;
                        /** DealerCarUkResponse */
                        response: {
                            /** @description Identifier of the dealer. */
                            id: string;
                            /** @description Name of the dealer. */
                            seller_name?: string;
                            /** @description Domain of the dealer's website. */
                            inventory_url?: string;
                            /** @description Where the record comes from. */
                            data_source?: string;
                            /** @description active or inactive. */
                            status?: string;
                            /** @description Active listings of the dealer. */
                            listing_count?: number;
                            /** @description franchise or independent. */
                            dealer_type?: string;
                            /** @description Name of the dealer's group. */
                            dealership_group_name?: string;
                            /** @description Street. */
                            street?: string;
                            /** @description City. */
                            city?: string;
                            /** @description US or CA. */
                            country?: string;
                            /** @description ZIP or postal code. */
                            zip?: string;
                            /** @description Latitude. */
                            latitude?: string;
                            /** @description Longitude. */
                            longitude?: string;
                            /** @description Phone. */
                            seller_phone?: string;
                            /**
                             * Format: date-time
                             * @description When the record was created; ISO-8601, UTC.
                             */
                            created_at?: string;
                            /** @description County. */
                            county?: string;
                            /** @description Postcode. */
                            postal_code?: string;
                            /** @description Status at the Financial Conduct Authority. */
                            fca_status?: string;
                            /** @description Reference number at the Financial Conduct Authority. */
                            fca_reference_no?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealer_car: {
        parameters: {
            path: {
                /**
                 * @description Id of the dealer, as in search results and directories.
                 * @example 1000000
                 */
                dealer_id: string;
            };
        };
        responses: {
            /** @description The dealer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        navigation: boolean;
                        /** DealerCarResponse */
                        response: {
                            /** @description Identifier of the dealer. */
                            id: string;
                            /** @description Name of the dealer. */
                            seller_name?: string;
                            /** @description Domain of the dealer's website. */
                            inventory_url?: string;
                            /** @description Where the record comes from. */
                            data_source?: string;
                            /** @description active or inactive. */
                            status?: string;
                            /** @description Active listings of the dealer. */
                            listing_count?: number;
                            /** @description franchise or independent. */
                            dealer_type?: string;
                            /** @description Name of the dealer's group. */
                            dealership_group_name?: string;
                            /** @description Street. */
                            street?: string;
                            /** @description City. */
                            city?: string;
                            /** @description State or province. */
                            state?: string;
                            /** @description US or CA. */
                            country?: string;
                            /** @description ZIP or postal code. */
                            zip?: string;
                            /** @description Latitude. */
                            latitude?: string;
                            /** @description Longitude. */
                            longitude?: string;
                            /** @description Phone. */
                            seller_phone?: string;
                            /**
                             * Format: date-time
                             * @description When the record was created; ISO-8601, UTC.
                             */
                            created_at?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealer_heavy_equipment: {
        parameters: {
            path: {
                /**
                 * @description Id of the dealer, as in search results and directories.
                 * @example 2100000
                 */
                dealer_id: string;
            };
        };
        responses: {
            /** @description The dealer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        navigation: boolean;
                        /** DealerHeavyEquipmentResponse */
                        response: {
                            /** @description Identifier of the dealer. */
                            id: string;
                            /** @description Name of the dealer. */
                            seller_name?: string;
                            /** @description Domain of the dealer's website. */
                            inventory_url?: string;
                            /** @description Where the record comes from. */
                            data_source?: string;
                            /** @description active or inactive. */
                            status?: string;
                            /** @description Active listings of the dealer. */
                            listing_count?: number;
                            /** @description franchise or independent. */
                            dealer_type?: string;
                            /** @description Street. */
                            street?: string;
                            /** @description City. */
                            city?: string;
                            /** @description State or province. */
                            state?: string;
                            /** @description US or CA. */
                            country?: string;
                            /** @description ZIP or postal code. */
                            zip?: string;
                            /** @description Latitude. */
                            latitude?: string;
                            /** @description Longitude. */
                            longitude?: string;
                            /**
                             * Format: date-time
                             * @description When the record was created; ISO-8601, UTC.
                             */
                            created_at?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealer_motorcycle: {
        parameters: {
            path: {
                /**
                 * @description Id of the dealer, as in search results and directories.
                 * @example 2000000
                 */
                dealer_id: string;
            };
        };
        responses: {
            /** @description The dealer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        navigation: boolean;
                        /** DealerMotorcycleResponse */
                        response: {
                            /** @description Identifier of the dealer. */
                            id: string;
                            /** @description Name of the dealer. */
                            seller_name?: string;
                            /** @description Domain of the dealer's website. */
                            inventory_url?: string;
                            /** @description Where the record comes from. */
                            data_source?: string;
                            /** @description active or inactive. */
                            status?: string;
                            /** @description Active listings of the dealer. */
                            listing_count?: number;
                            /** @description franchise or independent. */
                            dealer_type?: string;
                            /** @description Street. */
                            street?: string;
                            /** @description City. */
                            city?: string;
                            /** @description State or province. */
                            state?: string;
                            /** @description US or CA. */
                            country?: string;
                            /** @description ZIP or postal code. */
                            zip?: string;
                            /** @description Latitude. */
                            latitude?: string;
                            /** @description Longitude. */
                            longitude?: string;
                            /**
                             * Format: date-time
                             * @description When the record was created; ISO-8601, UTC.
                             */
                            created_at?: string;
                            /** @description Phone. */
                            seller_phone?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealer_rv: {
        parameters: {
            path: {
                /**
                 * @description Id of the dealer, as in search results and directories.
                 * @example 2200000
                 */
                dealer_id: string;
            };
        };
        responses: {
            /** @description The dealer. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        navigation: boolean;
                        /** DealerRvResponse */
                        response: {
                            /** @description Identifier of the dealer. */
                            id: string;
                            /** @description Name of the dealer. */
                            seller_name?: string;
                            /** @description Domain of the dealer's website. */
                            inventory_url?: string;
                            /** @description Where the record comes from. */
                            data_source?: string;
                            /** @description active or inactive. */
                            status?: string;
                            /** @description Active listings of the dealer. */
                            listing_count?: number;
                            /** @description franchise or independent. */
                            dealer_type?: string;
                            /** @description Name of the dealer's group. */
                            dealership_group_name?: string;
                            /** @description Street. */
                            street?: string;
                            /** @description City. */
                            city?: string;
                            /** @description State or province. */
                            state?: string;
                            /** @description US or CA. */
                            country?: string;
                            /** @description ZIP or postal code. */
                            zip?: string;
                            /** @description Latitude. */
                            latitude?: string;
                            /** @description Longitude. */
                            longitude?: string;
                            /** @description Phone. */
                            seller_phone?: string;
                            /**
                             * Format: date-time
                             * @description When the record was created; ISO-8601, UTC.
                             */
                            created_at?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_uk: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: if the listing has departed or has a new id, the answer is the active listing of its vehicle. */
                redirect_to_active?: boolean;
                /** @description true: the answer is the active listing of the vehicle, or else the one last seen. */
                redirect_to_latest?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example SFAFXXBJ2FKA10017-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UkListingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_uk_extra: {
        parameters: {
            query?: {
                /** @description true: if the listing has departed or has a new id, the answer is the active listing of its vehicle. */
                redirect_to_active?: boolean;
                /** @description true: the answer is the active listing of the vehicle, or else the one last seen. */
                redirect_to_latest?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example SFAFXXBJ2FKA10017-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingExtra"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_uk_media: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: if the listing has departed or has a new id, the answer is the active listing of its vehicle. */
                redirect_to_active?: boolean;
                /** @description true: the answer is the active listing of the vehicle, or else the one last seen. */
                redirect_to_latest?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example SFAFXXBJ2FKA10017-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_fsbo: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
            path: {
                /** @description Id of the listing, as in search results; case-sensitive. */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_fsbo_extra: {
        parameters: {
            path: {
                /** @description Id of the listing, as in search results; case-sensitive. */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingExtra"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_fsbo_media: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
            };
            path: {
                /** @description Id of the listing, as in search results; case-sensitive. */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_auction: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
            path: {
                /** @description Id of the listing, as in search results; case-sensitive. */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_auction_extra: {
        parameters: {
            path: {
                /** @description Id of the listing, as in search results; case-sensitive. */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingExtra"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_auction_media: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
            };
            path: {
                /** @description Id of the listing, as in search results; case-sensitive. */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example 1FTAACC88PA100000-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_extra: {
        parameters: {
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example 1FTAACC88PA100000-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingExtra"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_car_media: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example 1FTAACC88PA100000-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_motorcycle: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example 1HD1KRP12MB600017-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MotorcycleListingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_motorcycle_extra: {
        parameters: {
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example 1HD1KRP12MB600017-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingExtra"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_motorcycle_media: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example 1HD1KRP12MB600017-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_heavy_equipment: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example CAT00320LKX100012-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeavyEquipmentListingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_heavy_equipment_extra: {
        parameters: {
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example CAT00320LKX100012-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingExtra"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_heavy_equipment_media: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example CAT00320LKX100012-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_rv_uk: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example WF0DXXTTRDKA10017-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UkRvListingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_rv_uk_extra: {
        parameters: {
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example WF0DXXTTRDKA10017-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingExtra"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_rv_uk_media: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example WF0DXXTTRDKA10017-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_rv: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
                /** @description true: each listing has links to other operations about it. */
                include_relevant_links?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example 1F66F5DN5M0A12340-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RvListingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_rv_extra: {
        parameters: {
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example 1F66F5DN5M0A12340-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingExtra"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listing_rv_media: {
        parameters: {
            query?: {
                /** @description Whether the service's own URLs in the answer (cached photos, links) include the key. */
                append_api_key?: boolean;
            };
            path: {
                /**
                 * @description Id of the listing, as in search results; case-sensitive.
                 * @example 1F66F5DN5M0A12340-00000000-0001
                 */
                id: string;
            };
        };
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    history_car: {
        parameters: {
            query?: {
                /**
                 * @description Members of the records,comma-separated list; the default omits optional members. Any of id, price, miles, data_source, vdp_url, seller_type, inventory_type, last_seen_at, last_seen_at_date, scraped_at, scraped_at_date, first_seen_at, first_seen_at_date, source, seller_name, city, state, zip, status_date, vin, msrp, is_certified, exterior_color, interior_color, base_int_color, base_ext_color, dom, dom_180, dom_active, stock_no, is_searchable, dealer_id, street, country, latitude, longitude, dos_active.
                 * @example id,price,miles,source,status_date,dom_active
                 */
                fields?: string;
                /** @description Page of 50 records; one with fewer is the last. */
                page?: number;
                /** @description Order by status_date: desc, newest first, or asc. */
                sort_order?: "asc" | "desc";
                /** @description false: if several sources have records for the same time span, only the searchable listing's. */
                include_duplicates?: boolean;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. A history is only available in its newest version. */
                data_version?: string;
            };
            path: {
                /**
                 * @description The VIN, 17 characters, case-insensitive.
                 * @example 1FTAACC88PA100000
                 */
                vin: string;
            };
        };
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    history_car_uk: {
        parameters: {
            query?: {
                /** @description Page of 50 records; one with fewer is the last. */
                page?: number;
                /** @description Order by status_date: desc, newest first, or asc. */
                sort_order?: "asc" | "desc";
                /** @description false: if several sources have records for the same time span, only the searchable listing's. */
                include_duplicates?: boolean;
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. A history is only available in its newest version. */
                data_version?: string;
            };
            path: {
                /**
                 * @description The registration mark, case-insensitive, with or without spaces.
                 * @example KA21FCT
                 */
                vrm: string;
            };
        };
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UkHistoryRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries of this dataset.
                 * @example listings
                 */
                dataset?: "listings" | "dealers" | "dealerships" | "sold" | "history" | "incentives" | "plates" | "recall-campaigns" | "recalls";
                /** @description Only deliveries of this market. */
                market?: "us-cars" | "uk-cars" | "motorcycles" | "heavy-equipment" | "rvs" | "uk-rvs";
                /**
                 * @description Deliveries per page, at most 100.
                 * @example 5
                 */
                rows?: number;
                /** @description Offset of the first result. */
                start?: number;
            };
        };
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        num_found: number;
                        deliveries: {
                            dataset: string;
                            market: string;
                            /** @description Number of the delivery. */
                            delivery: number;
                            /**
                             * Format: date-time
                             * @description Time of the delivery.
                             */
                            as_of: string;
                            sample: boolean;
                            /** @description Source of forecourt watch that it was fetched from. */
                            source?: string;
                            /** @description Whether it covers only the sources that appear in it. */
                            partial?: boolean;
                            read?: number;
                            accepted?: number;
                            rejected?: number;
                            repeated?: number;
                            not_offered?: number;
                            arrivals?: number;
                            departures?: number;
                            price_changes?: number;
                            sales?: number;
                            sales_withdrawn?: number;
                            /** @description Sources that failed. */
                            held?: string[];
                            documents?: {
                                [key: string]: number;
                            };
                            seconds?: {
                                [key: string]: number;
                            };
                        }[];
                        /** @description Sources that deliveries are fetched from (forecourt watch), on the first page; absent if there are none. */
                        sources?: {
                            source: string;
                            dataset: string;
                            /** @description all: the dataset has no market. */
                            market: string;
                            /**
                             * @description late: no new delivery in the expected time; failing: the last attempt to fetch or load failed; refused: the newest delivery was refused.
                             * @enum {string}
                             */
                            state: "good" | "late" | "failing" | "refused";
                            /**
                             * Format: date-time
                             * @description When its newest delivery was loaded.
                             */
                            delivered_at?: string;
                            /**
                             * Format: date-time
                             * @description When it was last looked at.
                             */
                            looked_at?: string;
                            /** @description Deliveries that are fetched but not loaded yet. */
                            waiting: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sold_vehicles_summary: {
        parameters: {
            query: {
                /**
                 * @description used includes certified; all combines new and used into one row unless inventory_type is a dimension.
                 * @example used
                 */
                inventory_type: "new" | "used" | "certified" | "all";
                /** @description First day of the first month, YYYY-MM-DD; with date_to, at most 12 months. Default: the latest complete month. */
                date_from?: string;
                /** @description Last day of the last month, YYYY-MM-DD. */
                date_to?: string;
                /** @description Kind of dealer. */
                dealer_type?: "all" | "franchise" | "independent";
                /** @description Base exterior colours. Comma-separated list, case-insensitive. */
                base_exterior_color?: string;
                /** @description Base interior colours. Comma-separated list, case-insensitive. */
                base_interior_color?: string;
                /** @description Cab configurations of pickups. Comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Bodies. Comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Drivetrains: 4WD, FWD, RWD. Comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Makes. Comma-separated list, case-insensitive. */
                make?: string;
                /** @description Models. Comma-separated list, case-insensitive. */
                model?: string;
                /** @description Trims. Comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Powertrains, for example Combustion, BEV, HEV, PHEV. Comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description How the MSRP was determined, for example oem_msrp, build_specs_msrp. Comma-separated list, case-insensitive. */
                msrp_label?: string;
                /** @description Domains of websites. Comma-separated list, case-insensitive. */
                source?: string;
                /** @description Transmissions: Automatic, CVT, Manual. Comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Cities; send state too. Comma-separated list, case-insensitive. */
                city?: string;
                /**
                 * @description Codes of US states, DC and territories. Comma-separated list, case-insensitive.
                 * @example CA,TX
                 */
                state?: string;
                /** @description Comma-separated list of names of dealership groups, in any case; /dealership-groups lists them. */
                dealership_group_name?: string;
                /** @description Comma-separated list of ice, ev, hybrid, unknown, other. */
                fuel_type_category?: ("ice" | "ev" | "hybrid" | "unknown" | "other")[];
                /** @description Odometer readings as delivered. min-max; min- and min-* have no upper end, -max and *-max no lower one. */
                miles_range?: string;
                /** @description Comma-separated list of model years and ranges of them, for example 2018,2020-2024 or 2022-, at most 100; not with year_range. */
                year?: string;
                /** @description Model years; not with year. min-max; min- and min-* have no upper end, -max and *-max no lower one. */
                year_range?: string;
                /**
                 * @description Geography of the rows.
                 * @example state
                 */
                summary_by?: "state" | "city_state" | "national";
                /**
                 * @description Dimensions of the groups: comma-separated list of inventory_type, year, make, model, trim, body_type, body_subtype, drivetrain, transmission, powertrain_type, fuel_type_category, base_exterior_color, base_interior_color, msrp_label, dealership_group_name, source; or none for totals.
                 * @example [
                 *       "make",
                 *       "model"
                 *     ]
                 */
                ranking_dimensions?: ("inventory_type" | "year" | "make" | "model" | "trim" | "body_type" | "body_subtype" | "drivetrain" | "transmission" | "powertrain_type" | "fuel_type_category" | "base_exterior_color" | "base_interior_color" | "msrp_label" | "dealership_group_name" | "source" | "none")[];
                /** @description Measure that ranks the groups; equal groups share a rank, and the following ranks are skipped. */
                ranking_measure?: "sold_count" | "price.count" | "price.mean" | "price.sum" | "price.min" | "price.max" | "price.stddev" | "price.p25" | "price.p50" | "price.p75" | "price.p95" | "miles.count" | "miles.mean" | "miles.p25" | "miles.p50" | "miles.p75" | "miles.p95" | "dom_active.count" | "dom_active.mean" | "dom_active.p50" | "dos_active.count" | "dos_active.mean" | "dos_active.p50" | "msrp.count" | "msrp.mean" | "mc_msrp.count" | "mc_msrp.mean" | "price_over_msrp_percentage" | "price_over_mc_msrp_percentage";
                /** @description asc ranks groups without the measure first, desc ranks them last. */
                ranking_order?: "asc" | "desc";
                /**
                 * @description Number of ranks per month and geography.
                 * @example 3
                 */
                top_n?: number;
                /** @description true: groups are ranked after the measure filters, so no rank is missing. */
                rank_after_filters?: boolean;
                /** @description Maximum number of rows; the end of the order is cut off. */
                limit?: number;
                /**
                 * @description Short for sold_count=>=n; not with sold_count.
                 * @example 1
                 */
                min_sold_count?: number;
                /** @description Vehicles sold. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                sold_count?: string;
                /** @description Number of vehicles with a last asking price. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.count"?: string;
                /** @description Mean last asking price. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.mean"?: string;
                /** @description Sum of the last asking price. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.sum"?: string;
                /** @description Lowest last asking price. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.min"?: string;
                /** @description Highest last asking price. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.max"?: string;
                /** @description Sample deviation of the last asking price. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.stddev"?: string;
                /** @description Exact percentile 25 of the last asking price, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.p25"?: string;
                /** @description Exact percentile 50 of the last asking price, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.p50"?: string;
                /** @description Exact percentile 75 of the last asking price, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.p75"?: string;
                /** @description Exact percentile 95 of the last asking price, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "price.p95"?: string;
                /** @description Number of vehicles with a odometer reading. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "miles.count"?: string;
                /** @description Mean odometer reading. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "miles.mean"?: string;
                /** @description Exact percentile 25 of the odometer reading, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "miles.p25"?: string;
                /** @description Exact percentile 50 of the odometer reading, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "miles.p50"?: string;
                /** @description Exact percentile 75 of the odometer reading, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "miles.p75"?: string;
                /** @description Exact percentile 95 of the odometer reading, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "miles.p95"?: string;
                /** @description Number of vehicles with a days for sale across all websites. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "dom_active.count"?: string;
                /** @description Mean days for sale across all websites. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "dom_active.mean"?: string;
                /** @description Exact percentile 50 of the days for sale across all websites, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "dom_active.p50"?: string;
                /** @description Number of vehicles with a days on the website that sold it. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "dos_active.count"?: string;
                /** @description Mean days on the website that sold it. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "dos_active.mean"?: string;
                /** @description Exact percentile 50 of the days on the website that sold it, interpolated linearly. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "dos_active.p50"?: string;
                /** @description Number of vehicles with a MSRP shown on the listing. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "msrp.count"?: string;
                /** @description Mean MSRP shown on the listing. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "msrp.mean"?: string;
                /** @description Number of vehicles with a MSRP that the service computed. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "mc_msrp.count"?: string;
                /** @description Mean MSRP that the service computed. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                "mc_msrp.mean"?: string;
                /** @description Percent by which the mean price lies above the mean msrp. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                price_over_msrp_percentage?: string;
                /** @description Percent by which the mean price lies above the mean mc_msrp. An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups. */
                price_over_mc_msrp_percentage?: string;
            };
        };
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        result_count: number;
                        limit: number;
                        /** @description Whether the limit removed rows. */
                        truncated: boolean;
                        warnings: {
                            /** @enum {string} */
                            code: "city_filter_without_state" | "measure_filter_removed_all_ranked_rows" | "pooled_populations" | "ranking_parameters_ignored" | "result_truncated" | "sparse_dimension_rows_excluded" | "window_outside_available_history";
                            message: string;
                            detail: Record<string, never>;
                        }[];
                        /**
                         * SoldVehiclesSummaryApplied
                         * @description The request as understood, with defaults filled in. Filters that were sent stand under their names: lists as arrays, ranges as {min, max}, measure filters as text.
                         */
                        applied: {
                            /** @enum {string} */
                            inventory_type: "new" | "used" | "certified" | "all";
                            /** @description First day of the window; null if no month is published. */
                            date_from?: string | null;
                            /** @description Last day of the window. */
                            date_to?: string | null;
                            /** @enum {string} */
                            date_window_source: "request" | "default";
                            /** @enum {string} */
                            dealer_type?: "all" | "franchise" | "independent";
                            /** @enum {string} */
                            summary_by?: "state" | "city_state" | "national";
                            ranking_dimensions?: string[];
                            ranking_measure?: string;
                            /** @enum {string} */
                            ranking_order?: "asc" | "desc";
                            top_n?: number;
                            /** @enum {string} */
                            top_n_source: "request" | "default";
                            rank_after_filters?: boolean;
                            limit?: number;
                            /** SoldVehiclesSummaryAppliedAvailableHistory */
                            available_history: {
                                /** @description YYYY-MM */
                                first_month: string | null;
                                /** @description YYYY-MM, the latest complete month. */
                                last_month: string | null;
                                /** @description YYYY-MM; months from this one on may still change. */
                                provisional_from?: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                        data: {
                            /** @description YYYY-MM */
                            month: string;
                            /** @enum {string} */
                            inventory_type?: "new" | "used";
                            city?: string;
                            state?: string;
                            /** @description model year */
                            year?: number;
                            /** @description make */
                            make?: string;
                            /** @description model */
                            model?: string;
                            /** @description trim */
                            trim?: string;
                            /** @description body */
                            body_type?: string;
                            /** @description cab configuration of a pickup */
                            body_subtype?: string;
                            /** @description drivetrain */
                            drivetrain?: string;
                            /** @description transmission */
                            transmission?: string;
                            /** @description powertrain */
                            powertrain_type?: string;
                            /** @description ice, ev, hybrid, unknown or other */
                            fuel_type_category?: string;
                            /** @description base exterior colour */
                            base_exterior_color?: string;
                            /** @description base interior colour */
                            base_interior_color?: string;
                            /** @description how the MSRP was determined */
                            msrp_label?: string;
                            /** @description name of the dealer's group */
                            dealership_group_name?: string;
                            /** @description domain of the website */
                            source?: string;
                            /** @description Rank within month and geography; ties share it. */
                            rank: number;
                            /** @description Vehicles sold. */
                            sold_count: number;
                            /** SoldVehiclesSummaryDataPrice */
                            price: {
                                /** @description Number of vehicles with a last asking price. */
                                count?: number;
                                /** @description Mean last asking price. */
                                mean?: number | null;
                                /** @description Sum of the last asking price. */
                                sum?: number | null;
                                /** @description Lowest last asking price. */
                                min?: number | null;
                                /** @description Highest last asking price. */
                                max?: number | null;
                                /** @description Sample deviation of the last asking price. */
                                stddev?: number | null;
                                /** SoldVehiclesSummaryDataPricePercentiles */
                                percentiles?: {
                                    /** @description Exact percentile 25 of the last asking price, interpolated linearly. */
                                    "25.0"?: number | null;
                                    /** @description Exact percentile 50 of the last asking price, interpolated linearly. */
                                    "50.0"?: number | null;
                                    /** @description Exact percentile 75 of the last asking price, interpolated linearly. */
                                    "75.0"?: number | null;
                                    /** @description Exact percentile 95 of the last asking price, interpolated linearly. */
                                    "95.0"?: number | null;
                                };
                            };
                            /** SoldVehiclesSummaryDataMiles */
                            miles: {
                                /** @description Number of vehicles with a odometer reading. */
                                count?: number;
                                /** @description Mean odometer reading. */
                                mean?: number | null;
                                /** SoldVehiclesSummaryDataMilesPercentiles */
                                percentiles?: {
                                    /** @description Exact percentile 25 of the odometer reading, interpolated linearly. */
                                    "25.0"?: number | null;
                                    /** @description Exact percentile 50 of the odometer reading, interpolated linearly. */
                                    "50.0"?: number | null;
                                    /** @description Exact percentile 75 of the odometer reading, interpolated linearly. */
                                    "75.0"?: number | null;
                                    /** @description Exact percentile 95 of the odometer reading, interpolated linearly. */
                                    "95.0"?: number | null;
                                };
                            };
                            /** SoldVehiclesSummaryDataDomActive */
                            dom_active: {
                                /** @description Number of vehicles with a days for sale across all websites. */
                                count?: number;
                                /** @description Mean days for sale across all websites. */
                                mean?: number | null;
                                /** SoldVehiclesSummaryDataDomActivePercentiles */
                                percentiles?: {
                                    /** @description Exact percentile 50 of the days for sale across all websites, interpolated linearly. */
                                    "50.0"?: number | null;
                                };
                            };
                            /** SoldVehiclesSummaryDataDosActive */
                            dos_active: {
                                /** @description Number of vehicles with a days on the website that sold it. */
                                count?: number;
                                /** @description Mean days on the website that sold it. */
                                mean?: number | null;
                                /** SoldVehiclesSummaryDataDosActivePercentiles */
                                percentiles?: {
                                    /** @description Exact percentile 50 of the days on the website that sold it, interpolated linearly. */
                                    "50.0"?: number | null;
                                };
                            };
                            /** SoldVehiclesSummaryDataMsrp */
                            msrp: {
                                /** @description Number of vehicles with a MSRP shown on the listing. */
                                count?: number;
                                /** @description Mean MSRP shown on the listing. */
                                mean?: number | null;
                            };
                            /** SoldVehiclesSummaryDataMcMsrp */
                            mc_msrp: {
                                /** @description Number of vehicles with a MSRP that the service computed. */
                                count?: number;
                                /** @description Mean MSRP that the service computed. */
                                mean?: number | null;
                            };
                            /** @description Percent by which the mean price lies above the mean msrp. */
                            price_over_msrp_percentage: number | null;
                            /** @description Percent by which the mean price lies above the mean mc_msrp. */
                            price_over_mc_msrp_percentage: number | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dealership_groups: {
        parameters: {
        };
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        num_found: number;
                        dealership_groups: {
                            name: string;
                            /** @description Vehicles sold in all months. */
                            sold: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mds_car: {
        parameters: {
            query?: {
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /**
                 * @description Makes: comma-separated list, case-insensitive.
                 * @example Ford
                 */
                make?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /**
                 * @description Model: comma-separated list, case-insensitive.
                 * @example F-150
                 */
                model?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search; a sold vehicle counts as at the centre of its city. Alone: comma-separated list of ZIPs, which select their cities. At most 50. */
                zip?: string;
                /** @description A VIN: filters by its year, make, model and trim as listed. One of vin, ymmt, make is needed. */
                vin?: string;
                /** @description With vin; false: any trim. */
                exact?: boolean;
                /**
                 * @description true: the answer lists the VINs that were sold, 10000 at most.
                 * @example true
                 */
                include_sold?: boolean;
                /** @description us: sales are only known for US dealers. */
                country?: "us";
            };
        };
        responses: {
            /** @description The supply. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description active / (sold / 45), rounded; absent where nothing was sold. */
                        mds?: number;
                        /** @description Active listings that match the filters. */
                        total_active_cars_for_ymmt: number;
                        /** @description Vehicles that match the filters and were sold in the 45 days up to the newest delivery. */
                        total_cars_sold_in_last_45_days: number;
                        /** @description With include_sold. */
                        sold_vins?: string[];
                        year?: number;
                        make?: string;
                        model?: string;
                        trim?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sales_car: {
        parameters: {
            query?: {
                /** @description make, in any case. One of make, mm, ymm, ymmt, taxonomy_vin, vin is needed. */
                make?: string;
                /** @description make|model, in any case. One of make, mm, ymm, ymmt, taxonomy_vin, vin is needed. */
                mm?: string;
                /**
                 * @description year|make|model, in any case. One of make, mm, ymm, ymmt, taxonomy_vin, vin is needed.
                 * @example 2022|Ford|F-150
                 */
                ymm?: string;
                /** @description year|make|model|trim, in any case. One of make, mm, ymm, ymmt, taxonomy_vin, vin is needed. */
                ymmt?: string;
                /** @description Squish VIN: characters 1 to 8, 10 and 11. */
                taxonomy_vin?: string;
                /** @description VIN of a vehicle: counts sales with the same squish VIN. */
                vin?: string;
                /** @description New or used vehicles; used includes certified. */
                car_type?: "new" | "used";
                /** @description Two-letter code of a US state. */
                state?: string;
                /** @description A city and its state: city|state. */
                city_state?: string;
                /** @description us: sales are only known for US dealers. */
                country?: "us";
            };
        };
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For vehicles sold in the 90 days that ended a week before the newest delivery. */
                        count: number;
                        /** @description Certified vehicles. */
                        cpo: number;
                        /** @description All others. */
                        non_cpo: number;
                        /** @enum {string} */
                        inventory_type: "new" | "used";
                        year?: string;
                        make?: string;
                        model?: string;
                        trim?: string;
                        taxonomy_vin?: string;
                        state?: string;
                        city?: string;
                        /**
                         * SalesCarDomStats
                         * @description Days for sale across all websites. For vehicles sold in the 90 days that ended a week before the newest delivery.
                         */
                        dom_stats?: {
                            /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                            geometric_mean?: number;
                            /** @description Lowest value. */
                            min?: number;
                            /** @description Median, interpolated linearly. */
                            median?: number;
                            /** @description Standard deviation of the population. */
                            population_standard_deviation?: number;
                            /** @description Variance of a sample; absent for one value. */
                            variance?: number;
                            /** @description Highest value. */
                            max?: number;
                            /** @description Mean. */
                            mean?: number;
                            /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                            trimmed_mean?: number;
                            /** @description Standard deviation of a sample; absent for one value. */
                            standard_deviation?: number;
                            /** @description Interquartile range; quartiles are interpolated linearly. */
                            iqr?: number;
                        };
                        /**
                         * SalesCarPriceStats
                         * @description Last asking price. For vehicles sold in the 90 days that ended a week before the newest delivery.
                         */
                        price_stats?: {
                            /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                            geometric_mean?: number;
                            /** @description Lowest value. */
                            min?: number;
                            /** @description Median, interpolated linearly. */
                            median?: number;
                            /** @description Standard deviation of the population. */
                            population_standard_deviation?: number;
                            /** @description Variance of a sample; absent for one value. */
                            variance?: number;
                            /** @description Highest value. */
                            max?: number;
                            /** @description Mean. */
                            mean?: number;
                            /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                            trimmed_mean?: number;
                            /** @description Standard deviation of a sample; absent for one value. */
                            standard_deviation?: number;
                            /** @description Interquartile range; quartiles are interpolated linearly. */
                            iqr?: number;
                        };
                        /**
                         * SalesCarMilesStats
                         * @description Odometer reading. For vehicles sold in the 90 days that ended a week before the newest delivery.
                         */
                        miles_stats?: {
                            /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                            geometric_mean?: number;
                            /** @description Lowest value. */
                            min?: number;
                            /** @description Median, interpolated linearly. */
                            median?: number;
                            /** @description Standard deviation of the population. */
                            population_standard_deviation?: number;
                            /** @description Variance of a sample; absent for one value. */
                            variance?: number;
                            /** @description Highest value. */
                            max?: number;
                            /** @description Mean. */
                            mean?: number;
                            /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                            trimmed_mean?: number;
                            /** @description Standard deviation of a sample; absent for one value. */
                            standard_deviation?: number;
                            /** @description Interquartile range; quartiles are interpolated linearly. */
                            iqr?: number;
                        };
                        /**
                         * SalesCarCpoDomStats
                         * @description Days for sale across all websites. Of the certified ones.
                         */
                        cpo_dom_stats?: {
                            /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                            geometric_mean?: number;
                            /** @description Lowest value. */
                            min?: number;
                            /** @description Median, interpolated linearly. */
                            median?: number;
                            /** @description Standard deviation of the population. */
                            population_standard_deviation?: number;
                            /** @description Variance of a sample; absent for one value. */
                            variance?: number;
                            /** @description Highest value. */
                            max?: number;
                            /** @description Mean. */
                            mean?: number;
                            /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                            trimmed_mean?: number;
                            /** @description Standard deviation of a sample; absent for one value. */
                            standard_deviation?: number;
                            /** @description Interquartile range; quartiles are interpolated linearly. */
                            iqr?: number;
                        };
                        /**
                         * SalesCarCpoPriceStats
                         * @description Last asking price. Of the certified ones.
                         */
                        cpo_price_stats?: {
                            /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                            geometric_mean?: number;
                            /** @description Lowest value. */
                            min?: number;
                            /** @description Median, interpolated linearly. */
                            median?: number;
                            /** @description Standard deviation of the population. */
                            population_standard_deviation?: number;
                            /** @description Variance of a sample; absent for one value. */
                            variance?: number;
                            /** @description Highest value. */
                            max?: number;
                            /** @description Mean. */
                            mean?: number;
                            /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                            trimmed_mean?: number;
                            /** @description Standard deviation of a sample; absent for one value. */
                            standard_deviation?: number;
                            /** @description Interquartile range; quartiles are interpolated linearly. */
                            iqr?: number;
                        };
                        /**
                         * SalesCarCpoMilesStats
                         * @description Odometer reading. Of the certified ones.
                         */
                        cpo_miles_stats?: {
                            /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                            geometric_mean?: number;
                            /** @description Lowest value. */
                            min?: number;
                            /** @description Median, interpolated linearly. */
                            median?: number;
                            /** @description Standard deviation of the population. */
                            population_standard_deviation?: number;
                            /** @description Variance of a sample; absent for one value. */
                            variance?: number;
                            /** @description Highest value. */
                            max?: number;
                            /** @description Mean. */
                            mean?: number;
                            /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                            trimmed_mean?: number;
                            /** @description Standard deviation of a sample; absent for one value. */
                            standard_deviation?: number;
                            /** @description Interquartile range; quartiles are interpolated linearly. */
                            iqr?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    popular_cars: {
        parameters: {
            query: {
                /**
                 * @description New or used vehicles; used includes certified.
                 * @example used
                 */
                car_type: "new" | "used";
                /**
                 * @description Two-letter code of a US state.
                 * @example CA
                 */
                state?: string;
                /** @description A city and its state: city|state. */
                city_state?: string;
                /** @description us: sales are only known for US dealers. */
                country?: "us";
            };
        };
        responses: {
            /** @description The makes and models. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        used_top50?: {
                            /** @enum {string} */
                            inventoryType: "new" | "used";
                            /** @description Active listings in the area: a number, as text. */
                            counts: string;
                            make: string;
                            model: string;
                            state?: string;
                            city?: string;
                            /**
                             * PopularCarsUsedTop50DomStats
                             * @description Days for sale across all websites. For vehicles sold in the 90 days that ended a week before the newest delivery.
                             */
                            dom_stats?: {
                                /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                                geometric_mean?: number;
                                /** @description Lowest value. */
                                min?: number;
                                /** @description Median, interpolated linearly. */
                                median?: number;
                                /** @description Standard deviation of the population. */
                                population_standard_deviation?: number;
                                /** @description Variance of a sample; absent for one value. */
                                variance?: number;
                                /** @description Highest value. */
                                max?: number;
                                /** @description Mean. */
                                mean?: number;
                                /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                                trimmed_mean?: number;
                                /** @description Standard deviation of a sample; absent for one value. */
                                standard_deviation?: number;
                                /** @description Interquartile range; quartiles are interpolated linearly. */
                                iqr?: number;
                            };
                            /**
                             * PopularCarsUsedTop50PriceStats
                             * @description Last asking price. For vehicles sold in the 90 days that ended a week before the newest delivery.
                             */
                            price_stats?: {
                                /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                                geometric_mean?: number;
                                /** @description Lowest value. */
                                min?: number;
                                /** @description Median, interpolated linearly. */
                                median?: number;
                                /** @description Standard deviation of the population. */
                                population_standard_deviation?: number;
                                /** @description Variance of a sample; absent for one value. */
                                variance?: number;
                                /** @description Highest value. */
                                max?: number;
                                /** @description Mean. */
                                mean?: number;
                                /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                                trimmed_mean?: number;
                                /** @description Standard deviation of a sample; absent for one value. */
                                standard_deviation?: number;
                                /** @description Interquartile range; quartiles are interpolated linearly. */
                                iqr?: number;
                            };
                            /**
                             * PopularCarsUsedTop50MilesStats
                             * @description Odometer reading. For vehicles sold in the 90 days that ended a week before the newest delivery.
                             */
                            miles_stats?: {
                                /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                                geometric_mean?: number;
                                /** @description Lowest value. */
                                min?: number;
                                /** @description Median, interpolated linearly. */
                                median?: number;
                                /** @description Standard deviation of the population. */
                                population_standard_deviation?: number;
                                /** @description Variance of a sample; absent for one value. */
                                variance?: number;
                                /** @description Highest value. */
                                max?: number;
                                /** @description Mean. */
                                mean?: number;
                                /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                                trimmed_mean?: number;
                                /** @description Standard deviation of a sample; absent for one value. */
                                standard_deviation?: number;
                                /** @description Interquartile range; quartiles are interpolated linearly. */
                                iqr?: number;
                            };
                        }[];
                        new_top50?: {
                            /** @enum {string} */
                            inventoryType: "new" | "used";
                            /** @description Active listings in the area: a number, as text. */
                            counts: string;
                            make: string;
                            model: string;
                            state?: string;
                            city?: string;
                            /**
                             * PopularCarsNewTop50DomStats
                             * @description Days for sale across all websites. For vehicles sold in the 90 days that ended a week before the newest delivery.
                             */
                            dom_stats?: {
                                /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                                geometric_mean?: number;
                                /** @description Lowest value. */
                                min?: number;
                                /** @description Median, interpolated linearly. */
                                median?: number;
                                /** @description Standard deviation of the population. */
                                population_standard_deviation?: number;
                                /** @description Variance of a sample; absent for one value. */
                                variance?: number;
                                /** @description Highest value. */
                                max?: number;
                                /** @description Mean. */
                                mean?: number;
                                /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                                trimmed_mean?: number;
                                /** @description Standard deviation of a sample; absent for one value. */
                                standard_deviation?: number;
                                /** @description Interquartile range; quartiles are interpolated linearly. */
                                iqr?: number;
                            };
                            /**
                             * PopularCarsNewTop50PriceStats
                             * @description Last asking price. For vehicles sold in the 90 days that ended a week before the newest delivery.
                             */
                            price_stats?: {
                                /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                                geometric_mean?: number;
                                /** @description Lowest value. */
                                min?: number;
                                /** @description Median, interpolated linearly. */
                                median?: number;
                                /** @description Standard deviation of the population. */
                                population_standard_deviation?: number;
                                /** @description Variance of a sample; absent for one value. */
                                variance?: number;
                                /** @description Highest value. */
                                max?: number;
                                /** @description Mean. */
                                mean?: number;
                                /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                                trimmed_mean?: number;
                                /** @description Standard deviation of a sample; absent for one value. */
                                standard_deviation?: number;
                                /** @description Interquartile range; quartiles are interpolated linearly. */
                                iqr?: number;
                            };
                            /**
                             * PopularCarsNewTop50MilesStats
                             * @description Odometer reading. For vehicles sold in the 90 days that ended a week before the newest delivery.
                             */
                            miles_stats?: {
                                /** @description Geometric mean; 0 if a value is 0, absent if one is negative. */
                                geometric_mean?: number;
                                /** @description Lowest value. */
                                min?: number;
                                /** @description Median, interpolated linearly. */
                                median?: number;
                                /** @description Standard deviation of the population. */
                                population_standard_deviation?: number;
                                /** @description Variance of a sample; absent for one value. */
                                variance?: number;
                                /** @description Highest value. */
                                max?: number;
                                /** @description Mean. */
                                mean?: number;
                                /** @description Mean without the lowest and the highest tenth of the values, rounded down to whole values. */
                                trimmed_mean?: number;
                                /** @description Standard deviation of a sample; absent for one value. */
                                standard_deviation?: number;
                                /** @description Interquartile range; quartiles are interpolated linearly. */
                                iqr?: number;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_auto_complete: {
        parameters: {
            query: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Minimum number of listings per term. */
                facet_min_count?: number;
                /**
                 * @description Field whose terms are returned.
                 * @example make
                 */
                field: "body_subtype" | "body_type" | "city" | "drivetrain" | "engine" | "engine_block" | "engine_size" | "exterior_color" | "fuel_type" | "interior_color" | "make" | "mm" | "model" | "powertrain_type" | "state" | "transmission" | "trim" | "vehicle_type" | "version" | "ymm";
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description false: the input is matched case-sensitively. */
                ignore_case?: boolean;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /**
                 * @description Text that the terms begin with or contain: at most 100 characters, taken literally.
                 * @example ho
                 */
                input: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description Order of terms that match the input equally well: count (most listings first) or index (alphabetical); other values are ignored. Terms that begin with it always come first; there are at most 50. */
                sort_by?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /**
                 * @description US states or Canadian provinces: comma-separated list of codes.
                 * @example CA,IL,TX
                 */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /**
                 * @description true: each term with its number of listings.
                 * @example true
                 */
                term_counts?: boolean;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: (string | {
                            item: string;
                            /** @description Listings with the term. */
                            count: number;
                        })[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_uk_auto_complete: {
        parameters: {
            query: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description body_subtype: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /** @description City of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_city?: string;
                /** @description County of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_county?: string;
                /** @description Latitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_latitude?: string;
                /** @description Longitude of the vehicle's location, as delivered: comma-separated list. */
                car_location_longitude?: string;
                /** @description Name of the location of the vehicle: comma-separated list, case-insensitive. */
                car_location_seller_name?: string;
                /** @description Street of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_street?: string;
                /** @description Postcode of the vehicle's location: comma-separated list, case-insensitive. */
                car_location_zip?: string;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description Carbon dioxide in grams per kilometre: comma-separated list, case-insensitive. */
                co2_emissions?: string;
                /** @description Combined fuel economy in miles per gallon, min-max. */
                combined_mpg_range?: string;
                /** @description A nation of the UK, uk or all; default: the whole market. */
                country?: "england" | "scotland" | "wales" | "northern ireland" | "uk" | "all";
                /** @description County of the dealer: comma-separated list, case-insensitive. */
                county?: string;
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only the attributed listing of each vehicle. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description engine_block: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description Capacity of the traction battery in kilowatt hours, min-max. */
                ev_battery_capacity_range?: string;
                /** @description Type of the traction battery: comma-separated list, case-insensitive. */
                ev_battery_type?: string;
                /** @description Electric range in miles, min-max. */
                ev_vehicle_range?: string;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Write-off categories whose listings are excluded. */
                exclude_write_off_category?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Minimum number of listings per term. */
                facet_min_count?: number;
                /** @description Status of the dealer at the Financial Conduct Authority: comma-separated list, case-insensitive. */
                fca_status?: string;
                /**
                 * @description Field whose terms are returned.
                 * @example make
                 */
                field: "body_subtype" | "body_type" | "car_location_city" | "car_location_county" | "city" | "county" | "dealer_name" | "drivetrain" | "engine" | "engine_block" | "engine_size" | "ev_battery_type" | "exterior_color" | "fuel_type" | "interior_color" | "make" | "mm" | "model" | "model_variant" | "transmission" | "variant" | "vehicle_type" | "ymm";
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description false: the input is matched case-sensitively. */
                ignore_case?: boolean;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description false: only listings with a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /**
                 * @description Text that the terms begin with or contain: at most 100 characters, taken literally.
                 * @example fo
                 */
                input: string;
                /** @description Insurance group, for example 12E: comma-separated list, case-insensitive. */
                insurance_group?: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description true: only prices with value-added tax. */
                is_vat_included?: boolean;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description model|variant, compared as a whole, case-insensitive. */
                model_variant?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Number of owners so far: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                num_owners?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description Carbon dioxide in grams per kilometre, min-max. */
                performance_co2_range?: string;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                postal_code?: string;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description Order of terms that match the input equally well: count (most listings first) or index (alphabetical); other values are ignored. Terms that begin with it always come first; there are at most 50. */
                sort_by?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /**
                 * @description true: each term with its number of listings.
                 * @example true
                 */
                term_counts?: boolean;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description true: only vehicles that meet the standard. */
                ulez_compliant?: boolean;
                /** @description Identifier of the vehicle in the UK vehicle catalogue: comma-separated list, case-insensitive. */
                uvc_id?: string;
                /** @description Variant of the model, for example 1.2 SE 5dr: comma-separated list, case-insensitive. */
                variant?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Days of the first registration: YYYYMMDD-YYYYMMDD, both days whole. */
                vehicle_registration_date_range?: string;
                /** @description Registration marks: comma-separated list, with or without spaces. */
                vehicle_registration_mark?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Alias of vehicle_registration_mark; if both are sent, both apply. */
                vrm?: string;
                /** @description Category of the wheelbase, for example Long: comma-separated list, case-insensitive. */
                wheelbase_category?: string;
                /** @description Write-off categories: comma-separated list, case-insensitive. */
                write_off_category?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of postcodes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: (string | {
                            item: string;
                            /** @description Listings with the term. */
                            count: number;
                        })[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_motorcycle_auto_complete: {
        parameters: {
            query: {
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description Colour: comma-separated list, case-insensitive. */
                color?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Minimum number of listings per term. */
                facet_min_count?: number;
                /**
                 * @description Field whose terms are returned.
                 * @example make
                 */
                field: "body_type" | "city" | "color" | "drivetrain" | "engine" | "fuel_type" | "make" | "model" | "state" | "transmission" | "trim" | "vehicle_type";
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description false: the input is matched case-sensitively. */
                ignore_case?: boolean;
                /**
                 * @description Text that the terms begin with or contain: at most 100 characters, taken literally.
                 * @example ho
                 */
                input: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description Order of terms that match the input equally well: count (most listings first) or index (alphabetical); other values are ignored. Terms that begin with it always come first; there are at most 50. */
                sort_by?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vin?: string;
                /**
                 * @description true: each term with its number of listings.
                 * @example true
                 */
                term_counts?: boolean;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: (string | {
                            item: string;
                            /** @description Listings with the term. */
                            count: number;
                        })[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_heavy_equipment_auto_complete: {
        parameters: {
            query: {
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Category, for example Excavators: comma-separated list, case-insensitive. */
                category?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description color: comma-separated list, case-insensitive. */
                color?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Minimum number of listings per term. */
                facet_min_count?: number;
                /**
                 * @description Field whose terms are returned.
                 * @example category
                 */
                field: "body_type" | "category" | "city" | "drivetrain" | "engine" | "exterior_color" | "fuel_type" | "interior_color" | "make" | "model" | "state" | "sub_category" | "transmission" | "trim";
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description Hours used, min-max. */
                hours_used_range?: string;
                /** @description false: the input is matched case-sensitively. */
                ignore_case?: boolean;
                /**
                 * @description Text that the terms begin with or contain: at most 100 characters, taken literally.
                 * @example exc
                 */
                input: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description Order of terms that match the input equally well: count (most listings first) or index (alphabetical); other values are ignored. Terms that begin with it always come first; there are at most 50. */
                sort_by?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Subcategory, for example Mini Excavators: comma-separated list, case-insensitive. */
                sub_category?: string;
                /**
                 * @description true: each term with its number of listings.
                 * @example true
                 */
                term_counts?: boolean;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description vehicle_type: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: (string | {
                            item: string;
                            /** @description Listings with the term. */
                            count: number;
                        })[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    auto_complete_heavy_equipment: {
        parameters: {
            query: {
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Category, for example Excavators: comma-separated list, case-insensitive. */
                category?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description color: comma-separated list, case-insensitive. */
                color?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Minimum number of listings per term. */
                facet_min_count?: number;
                /**
                 * @description Field whose terms are returned.
                 * @example category
                 */
                field: "body_type" | "category" | "city" | "drivetrain" | "engine" | "exterior_color" | "fuel_type" | "interior_color" | "make" | "model" | "state" | "sub_category" | "transmission" | "trim";
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description Hours used, min-max. */
                hours_used_range?: string;
                /** @description false: the input is matched case-sensitively. */
                ignore_case?: boolean;
                /**
                 * @description Text that the terms begin with or contain: at most 100 characters, taken literally.
                 * @example exc
                 */
                input: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description Order of terms that match the input equally well: count (most listings first) or index (alphabetical); other values are ignored. Terms that begin with it always come first; there are at most 50. */
                sort_by?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description Subcategory, for example Mini Excavators: comma-separated list, case-insensitive. */
                sub_category?: string;
                /**
                 * @description true: each term with its number of listings.
                 * @example true
                 */
                term_counts?: boolean;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description vehicle_type: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: (string | {
                            item: string;
                            /** @description Listings with the term. */
                            count: number;
                        })[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_rv_auto_complete: {
        parameters: {
            query: {
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description body_type: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description Class, for example Class A, Travel Trailer: comma-separated list, case-insensitive. */
                class?: string;
                /** @description color: comma-separated list, case-insensitive. */
                color?: string;
                /** @description us, ca or all; default: both countries. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description drivetrain: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Minimum number of listings per term. */
                facet_min_count?: number;
                /**
                 * @description Field whose terms are returned.
                 * @example make
                 */
                field: "city" | "class" | "engine" | "exterior_color" | "fuel_type" | "interior_color" | "make" | "model" | "state" | "transmission" | "trim";
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fresh water tank as delivered: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                fresh_water_capacity?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description Gross vehicle weight rating as delivered: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                gvwr?: string;
                /** @description false: the input is matched case-sensitively. */
                ignore_case?: boolean;
                /**
                 * @description Text that the terms begin with or contain: at most 100 characters, taken literally.
                 * @example win
                 */
                input: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description new, used. */
                inventory_type?: ("new" | "used")[];
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Length as delivered, usually in feet: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                length?: string;
                /** @description Length, min-max, in the unit that was delivered. */
                length_range?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Acts like model. */
                model_o?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description Numbers of awnings: comma-separated list. */
                number_of_awnings?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                search_text?: string;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer. */
                seller_type?: ("dealer" | "fsbo" | "auction")[];
                /** @description Number of people who can sleep in it: comma-separated list of numbers, ranges min-max, and values as listings show them; at most 100. */
                sleeps?: string;
                /** @description Number of slide-outs: comma-separated list, case-insensitive. */
                slideouts?: string;
                /** @description Order of terms that match the input equally well: count (most listings first) or index (alphabetical); other values are ignored. Terms that begin with it always come first; there are at most 50. */
                sort_by?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /**
                 * @description true: each term with its number of listings.
                 * @example true
                 */
                term_counts?: boolean;
                /** @description Words of the title or the seller's text: all must occur, in any order; case and accents are ignored. Words in double quotes must be adjacent. */
                tokenized_search_text?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description trim: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description vehicle_type: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: (string | {
                            item: string;
                            /** @description Listings with the term. */
                            count: number;
                        })[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    specs_car_auto_complete: {
        parameters: {
            query: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /** @description Minimum number of listings per term. */
                facet_min_count?: number;
                /**
                 * @description Field whose terms are returned.
                 * @example model
                 */
                field: "body_subtype" | "body_type" | "drivetrain" | "engine" | "engine_block" | "engine_size" | "fuel_type" | "make" | "model" | "powertrain_type" | "transmission" | "trim" | "vehicle_type" | "version";
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description false: the input is matched case-sensitively. */
                ignore_case?: boolean;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /**
                 * @description Text that the terms begin with or contain: at most 100 characters, taken literally.
                 * @example cam
                 */
                input: string;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Order of terms that match the input equally well: count (most listings first) or index (alphabetical); other values are ignored. Terms that begin with it always come first; there are at most 50. */
                sort_by?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    specs_car_terms: {
        parameters: {
            query: {
                /** @description Listings seen on any day of the range YYYYMMDD-YYYYMMDD. */
                active_inventory_date_range?: string;
                /** @description Base exterior colours: comma-separated list, case-insensitive. */
                base_ext_color?: string;
                /** @description Alias of base_ext_color; if both are sent, both apply. */
                base_exterior_color?: string;
                /** @description Base interior colours: comma-separated list, case-insensitive. */
                base_int_color?: string;
                /** @description Alias of base_int_color; if both are sent, both apply. */
                base_interior_color?: string;
                /** @description Body subtype, for example Crew: comma-separated list, case-insensitive. */
                body_subtype?: string;
                /** @description Body type, for example SUV, Sedan: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Accepted, without effect. */
                boost?: boolean;
                /** @description Comma-separated list of new, used, certified; used includes certified. */
                car_type?: ("new" | "used" | "certified")[];
                /** @description true: only single-owner vehicles. */
                carfax_1_owner?: boolean;
                /** @description true: only vehicles with a clean title. */
                carfax_clean_title?: boolean;
                /** @description Cities: comma-separated list, case-insensitive. */
                city?: string;
                /** @description City fuel economy in miles per gallon, min-max. */
                city_mpg_range?: string;
                /** @description Accepted, without effect. */
                client_filters?: boolean;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Number of cylinders: comma-separated list of whole numbers. */
                cylinders?: string;
                /** @description Dealer ids: comma-separated list. Names a store, so all its listings are searched. */
                dealer_id?: string;
                /** @description The dealer's full name, case-insensitive; partial names do not match. */
                dealer_name?: string;
                /** @description franchise, independent. */
                dealer_type?: ("franchise" | "independent")[];
                /** @description Names of dealership groups: comma-separated list, case-insensitive. At most 400. */
                dealership_group_name?: string;
                /** @description true: only attributed listings, even if a store is named. */
                dedup?: boolean;
                /** @description Days on the market within the last 180 days, min-max. */
                dom_180_range?: string;
                /** @description Days on the market in the current stint, min-max. */
                dom_active_range?: string;
                /** @description Days on the market, lifetime, min-max. */
                dom_range?: string;
                /** @description Number of doors: comma-separated list of whole numbers. */
                doors?: string;
                /** @description Days on this source, min-max. */
                dos_active_range?: string;
                /** @description Drivetrain: 4WD, AWD, FWD, RWD: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Engine, for example 2.0L I4: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Engine aspiration: comma-separated list, case-insensitive. */
                engine_aspiration?: string;
                /** @description Engine block, for example I, V, H: comma-separated list, case-insensitive. */
                engine_block?: string;
                /** @description Engine displacement in litres: comma-separated list of numbers. */
                engine_size?: string;
                /** @description Engine displacement in litres, min-max. */
                engine_size_range?: string;
                /** @description true: excludes certified pre-owned vehicles. */
                exclude_certified?: boolean;
                /** @description Dealer ids whose listings are excluded. */
                exclude_dealer_ids?: string;
                /** @description Excludes listings with any of these high-value features. */
                exclude_high_value_features?: string;
                /** @description Makes to exclude. */
                exclude_make?: string;
                /** @description Website ids whose listings are excluded. */
                exclude_mc_website_ids?: string;
                /** @description Excludes listings with any of these option packages. */
                exclude_options_packages?: string;
                /** @description Website domains whose listings are excluded. */
                exclude_sources?: string;
                /** @description Exterior colours: comma-separated list, case-insensitive. */
                exterior_color?: string;
                /**
                 * @description Field whose terms are returned.
                 * @example body_type
                 */
                field: "body_subtype" | "body_type" | "drivetrain" | "engine" | "engine_block" | "engine_size" | "fuel_type" | "make" | "model" | "powertrain_type" | "transmission" | "trim" | "vehicle_type" | "version";
                /** @description Down payment of the loan: one value or min-max. */
                finance_down_payment?: string;
                /** @description Down payment of the loan in percent: one value or min-max. */
                finance_down_payment_per?: string;
                /** @description Estimated monthly payment of the loan: one value or min-max. */
                finance_emp?: string;
                /** @description Annual percentage rate of the loan: one value or min-max. */
                finance_loan_apr?: string;
                /** @description Loan term in months: one value or min-max. */
                finance_loan_term?: string;
                /** @description First seen on any source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_mc_days?: string;
                /** @description First seen on any source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_mc_range?: string;
                /** @description First seen on this source: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_at_source_days?: string;
                /** @description First seen on this source: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_at_source_range?: string;
                /** @description First seen with this record: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                first_seen_days?: string;
                /** @description First seen with this record: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                first_seen_range?: string;
                /** @description Fuel, for example Unleaded, Diesel, Electric, Electric / Unleaded: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description true: only listings with an odometer reading. */
                has_miles?: boolean;
                /** @description true: only listings with a price. */
                has_price?: boolean;
                /** @description High-value features: comma-separated list, all must be present. At most 50. */
                high_value_features?: string;
                /** @description Highway fuel economy in miles per gallon, min-max. */
                highway_mpg_range?: string;
                /** @description true: only vehicles on their way to the dealer. */
                in_transit?: boolean;
                /** @description true: only listings with a finance offer. */
                include_finance?: boolean;
                /** @description true: only listings with a lease offer. */
                include_lease?: boolean;
                /** @description true: includes listings without a VIN. */
                include_non_vin_listings?: boolean;
                /** @description true: flags listings of the account's preferred dealers. */
                include_preferred_dealer_flag?: boolean;
                /** @description Interior colours: comma-separated list, case-insensitive. */
                interior_color?: string;
                /** @description Number of the dealer's active listings, min-max. */
                inventory_count_range?: string;
                /** @description Last seen: min-max days back from now. Whole UTC days, both ends included, in either order: 0-7 is the last week; one end may be left out. */
                last_seen_days?: string;
                /** @description Last seen: YYYYMMDD-YYYYMMDD, both days whole, UTC. */
                last_seen_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Down payment of the lease: one value or min-max. */
                lease_down_payment?: string;
                /** @description Monthly lease payment: one value or min-max. */
                lease_emp?: string;
                /** @description Lease term in months: one value or min-max. */
                lease_term?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /** @description Country of manufacture: comma-separated list, case-insensitive. */
                made_in?: string;
                /** @description Makes: comma-separated list, case-insensitive. */
                make?: string;
                /** @description What must match the vehicles of vins: comma-separated list of year, make, model, trim, version, build_code, options_packages. */
                match?: ("year" | "make" | "model" | "trim" | "version" | "build_code" | "options_packages")[];
                /** @description Categories: comma-separated list, case-insensitive. */
                mc_category?: string;
                /** @description Dealer id of the newer directory: comma-separated list of numbers. */
                mc_dealer_id?: string;
                /** @description Dealership group id: comma-separated list of numbers. */
                mc_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_dealership_group_name?: string;
                /** @description Location id: comma-separated list of numbers. */
                mc_location_id?: string;
                /** @description Rooftop id: comma-separated list of numbers. */
                mc_rooftop_id?: string;
                /** @description Dealership sub-group id: comma-separated list of numbers. */
                mc_sub_dealership_group_id?: string;
                /** @description Names: comma-separated list, case-insensitive. At most 400. */
                mc_sub_dealership_group_name?: string;
                /** @description Website ids: comma-separated list. Names a store, so all its listings are searched. */
                mc_website_id?: string;
                /** @description Odometer reading in miles, min-max. */
                miles_range?: string;
                /** @description At least this many photos. */
                min_photo_links?: number;
                /** @description At least this many cached photos. */
                min_photo_links_cached?: number;
                /** @description make|model, compared as a whole, case-insensitive. */
                mm?: string;
                /** @description Model: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Metropolitan statistical area codes: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price, min-max. */
                msrp_range?: string;
                /** @description true: all listings of a vehicle, including those that are not attributed. */
                nodedup?: boolean;
                /** @description Option packages: comma-separated list, all must be present. At most 50. */
                options_packages?: string;
                /** @description With dealer_id, mc_website_id or source: true returns only the dealer's own listings. */
                owned?: boolean;
                /** @description true: only listings with photos. */
                photo_links?: boolean;
                /** @description true: only listings with cached photos. */
                photo_links_cached?: boolean;
                /** @description Powertrain: Combustion, BEV, HEV, MHEV, PHEV: comma-separated list, case-insensitive. */
                powertrain_type?: string;
                /** @description Older name of include_preferred_dealer_flag. */
                preferred_dealers?: boolean;
                /** @description true: only listings of the account's preferred dealers; requires such a list. */
                preferred_dealers_only?: boolean;
                /** @description Positive if the price rose, negative if it fell. */
                price_change?: "positive" | "negative";
                /** @description Amount of the last price change, min|max; may be negative. */
                price_change_range?: string;
                /** @description Advertised price, min-max. */
                price_range?: string;
                /** @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it. */
                radius?: number;
                /** @description Number of seats: comma-separated list of whole numbers. */
                seating_capacity?: string;
                /** @description Website domains (of a URL, its domain counts). Names a store, so all its listings are searched. */
                source?: string;
                /** @description US states or Canadian provinces: comma-separated list of codes. */
                state?: string;
                /** @description Stock numbers. */
                stock_no?: string;
                /** @description 10-character squish VINs: first eight characters, tenth and eleventh. */
                taxonomy_vins?: string;
                /** @description Transmission: Automatic, CVT, Manual: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trims: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description Alias of trim. */
                trim_o?: string;
                /** @description Alias of trim. */
                trim_r?: string;
                /** @description URL of the vehicle page, compared as a whole, case-insensitive. */
                vdp_url?: string;
                /** @description Vehicle status, for example Available, Coming Soon. */
                vehicle_status?: string;
                /** @description Vehicle type, for example Car, Truck: comma-separated list, case-insensitive. */
                vehicle_type?: string;
                /** @description Version: the trim with its variant: comma-separated list, case-insensitive. */
                version?: string;
                /** @description Full 17-character VINs. */
                vin?: string;
                /** @description Up to ten VINs: listings of vehicles like these, see match. */
                vins?: string;
                /** @description Model years and ranges of them: comma-separated list, for example 2018,2020-2024 or 2022-. At most 100. */
                year?: string;
                /** @description Model years, min-max. */
                year_range?: string;
                /** @description year|make|model, compared as a whole, case-insensitive. */
                ymm?: string;
                /** @description Comma-separated list of year|make|model|trim combinations; positions may be empty. At most 150. */
                ymmt?: string;
                /** @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes. */
                zip?: string;
            };
        };
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terms: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_incentive_oem: {
        parameters: {
            query?: {
                /** @description Acquisition fee in US dollars, min-max. */
                acquisition_fee_range?: string;
                /** @description Annual percentage rate, min-max. */
                apr_range?: string;
                /** @description Hashes of offers without their location: comma-separated list. */
                base_sha?: string;
                /** @description Body of a vehicle: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Cash back in US dollars, min-max. */
                cashback_amount_range?: string;
                /** @description Who gets the cash back: comma-separated list, case-insensitive. */
                cashback_target_group?: string;
                /** @description City: comma-separated list. */
                city?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Contribution of the dealer in US dollars, min-max. */
                dealer_contribution_range?: string;
                /** @description Identifier that the service assigns to the manufacturer: comma-separated list. */
                dealer_id?: string;
                /** @description Disposition fee in US dollars, min-max. */
                disposition_fee_range?: string;
                /** @description Down payment in US dollars, min-max. */
                down_payment_range?: string;
                /** @description Drivetrain of a vehicle: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Due at signing in US dollars, min-max. */
                due_at_signing_range?: string;
                /** @description Engine of a vehicle: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, in any case). */
                facet_sort?: "count" | "index";
                /**
                 * @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: make, model, trim, drivetrain, transmission, engine, fuel_type, body_type, year, offer_type, term_unit, cashback_target_group, msa_code, zip, city, state, dealer_id, source. Other fields get an Error object in the answer. At most 100.
                 * @example offer_type,model
                 */
                facets?: string;
                /** @description Alias of scraped_at_date_range. */
                first_seen_range?: string;
                /** @description Fuel of a vehicle: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description Gross capitalised cost in US dollars, min-max. */
                gross_cap_cost_range?: string;
                /** @description Latitude of the centre, with longitude and radius. */
                latitude?: number;
                /** @description Purchase price at the end of the lease in US dollars, min-max. */
                lease_end_purchase_price_range?: string;
                /** @description Longitude of the centre, with latitude and radius. */
                longitude?: number;
                /**
                 * @description Make of a vehicle: comma-separated list, case-insensitive.
                 * @example ford
                 */
                make?: string;
                /** @description Miles per year, min-max. */
                mileage_limit_range?: string;
                /** @description Model of a vehicle: comma-separated list, case-insensitive. */
                model?: string;
                /**
                 * @description Monthly payment in US dollars, min-max.
                 * @example -900
                 */
                monthly_range?: string;
                /** @description Metropolitan statistical area code: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price in US dollars, min-max. */
                msrp_range?: string;
                /** @description Net capitalised cost in US dollars, min-max. */
                net_cap_cost_range?: string;
                /** @description lease, finance, cash: comma-separated list. */
                offer_type?: ("lease" | "finance" | "cash")[];
                /** @description Fee per mile over the limit in US dollars, min-max. */
                over_mileage_fee_range?: string;
                /** @description Accepted, without effect: incentives have no photos. */
                photo_links?: boolean;
                /**
                 * @description Miles around the centre: latitude and longitude, or a postal code. The plan limits it.
                 * @example 50
                 */
                radius?: number;
                /**
                 * @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: year (2010 to 2030), monthly (0 to 1000), apr (0 to 12), term (0 to 100), cashback_amount (0 to 10000), due_at_signing (0 to 10000), msrp (0 to 100000), down_payment (0 to 10000), security_deposit (0 to 2000), acquisition_fee (0 to 2000), disposition_fee (0 to 1000), net_cap_cost (0 to 100000), gross_cap_cost (0 to 100000), total_monthly_payments (0 to 50000), lease_end_purchase_price (0 to 100000), over_mileage_fee (0 to 1), mileage_limit (0 to 20000), dealer_contribution (0 to 10000). Other fields get an Error object in the answer. At most 100.
                 * @example msrp
                 */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Days on which it was first collected: YYYYMMDD-YYYYMMDD. */
                scraped_at_date_range?: string;
                /** @description Words that must all occur in the disclaimers; phrases in double quotes. Case and accents are ignored. */
                search_disclaimers_text?: string;
                /** @description Words that must all occur in the offers; phrases in double quotes. Case and accents are ignored. */
                search_offers_text?: string;
                /** @description Words that must all occur in the titles; phrases in double quotes. Case and accents are ignored. */
                search_titles_text?: string;
                /** @description Security deposit in US dollars, min-max. */
                security_deposit_range?: string;
                /**
                 * @description One of dist, year, monthly, apr, term, cashback_amount, due_at_signing, msrp, down_payment, security_deposit, acquisition_fee, disposition_fee, net_cap_cost, gross_cap_cost, total_monthly_payments, lease_end_purchase_price, over_mileage_fee, mileage_limit, dealer_contribution, valid_from, valid_through, status_date, scraped_at_date. Default: dist in a location search, else status_date descending, then id ascending. An unknown value is ignored. Missing values come last.
                 * @example monthly
                 */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains:comma-separated list; of a URL, its domain counts. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description State or province: comma-separated list. */
                state?: string;
                /**
                 * @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: monthly, apr, term, cashback_amount, due_at_signing, msrp, down_payment, security_deposit, acquisition_fee, disposition_fee, net_cap_cost, gross_cap_cost, total_monthly_payments, lease_end_purchase_price, over_mileage_fee, mileage_limit, dealer_contribution. Other fields get an Error object in the answer. At most 100.
                 * @example monthly
                 */
                stats?: string;
                /** @description Days of the last update: YYYYMMDD-YYYYMMDD. */
                status_date_range?: string;
                /** @description Length of the contract, min-max, in term_unit; without it, in months (a year counts as twelve). */
                term_range?: string;
                /** @description Unit of the term: month or year, also in the plural. Comma-separated list. */
                term_unit?: ("month" | "months" | "year" | "years")[];
                /** @description Sum of the monthly payments in US dollars, min-max. */
                total_monthly_payments_range?: string;
                /** @description Transmission of a vehicle: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trim of a vehicle: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description First day of the offer: YYYYMMDD-YYYYMMDD. */
                valid_from_range?: string;
                /** @description Last day of the offer: YYYYMMDD-YYYYMMDD. */
                valid_through_range?: string;
                /** @description Model years of a vehicle and ranges of them: comma-separated list, for example 2025,2027-. At most 100. */
                year?: string;
                /** @description Model years of a vehicle, min-max. */
                year_range?: string;
                /**
                 * @description With radius: centre of the search. Alone: comma-separated list of ZIP or postal codes.
                 * @example 60602
                 */
                zip?: string;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: components["schemas"]["Incentive"][];
                        facets?: components["schemas"]["TermFacets"];
                        range_facets?: components["schemas"]["RangeFacetArrays"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search_car_incentive: {
        parameters: {
            query?: {
                /** @description Acquisition fee in US dollars, min-max. */
                acquisition_fee_range?: string;
                /** @description Annual percentage rate, min-max. */
                apr_range?: string;
                /** @description Hashes of offers without their location: comma-separated list. */
                base_sha?: string;
                /** @description Body of a vehicle: comma-separated list, case-insensitive. */
                body_type?: string;
                /** @description Cash back in US dollars, min-max. */
                cashback_amount_range?: string;
                /** @description Who gets the cash back: comma-separated list, case-insensitive. */
                cashback_target_group?: string;
                /** @description City: comma-separated list. */
                city?: string;
                /** @description us, ca or all. Canadian listings must be requested. */
                country?: "us" | "ca" | "all";
                /** @description Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page. */
                data_version?: string;
                /** @description Contribution of the dealer in US dollars, min-max. */
                dealer_contribution_range?: string;
                /** @description Identifier that the service assigns to the manufacturer: comma-separated list. */
                dealer_id?: string;
                /** @description Disposition fee in US dollars, min-max. */
                disposition_fee_range?: string;
                /** @description Down payment in US dollars, min-max. */
                down_payment_range?: string;
                /** @description Drivetrain of a vehicle: comma-separated list, case-insensitive. */
                drivetrain?: string;
                /** @description Due at signing in US dollars, min-max. */
                due_at_signing_range?: string;
                /** @description Engine of a vehicle: comma-separated list, case-insensitive. */
                engine?: string;
                /** @description Order of the terms in every facet: count (most first) or index (alphabetical, in any case). */
                facet_sort?: "count" | "index";
                /** @description Comma-separated list of field|offset|limit|min_count: terms of the field with their listing counts. offset defaults to 0, limit to 20 (at most 1000), min_count to 1. Fields: make, model, trim, drivetrain, transmission, engine, fuel_type, body_type, year, offer_type, term_unit, cashback_target_group, msa_code, zip, city, state, dealer_id, source. Other fields get an Error object in the answer. At most 100. */
                facets?: string;
                /** @description Alias of scraped_at_date_range. */
                first_seen_range?: string;
                /** @description Fuel of a vehicle: comma-separated list, case-insensitive. */
                fuel_type?: string;
                /** @description Gross capitalised cost in US dollars, min-max. */
                gross_cap_cost_range?: string;
                /** @description Purchase price at the end of the lease in US dollars, min-max. */
                lease_end_purchase_price_range?: string;
                /** @description Miles per year, min-max. */
                mileage_limit_range?: string;
                /** @description Model of a vehicle: comma-separated list, case-insensitive. */
                model?: string;
                /** @description Monthly payment in US dollars, min-max. */
                monthly_range?: string;
                /** @description Metropolitan statistical area code: comma-separated list. */
                msa_code?: string;
                /** @description Manufacturer's suggested retail price in US dollars, min-max. */
                msrp_range?: string;
                /** @description Net capitalised cost in US dollars, min-max. */
                net_cap_cost_range?: string;
                /**
                 * @description lease, finance, cash: comma-separated list.
                 * @example [
                 *       "lease",
                 *       "finance"
                 *     ]
                 */
                offer_type?: ("lease" | "finance" | "cash")[];
                /** @description Fee per mile over the limit in US dollars, min-max. */
                over_mileage_fee_range?: string;
                /** @description Accepted, without effect: incentives have no photos. */
                photo_links?: boolean;
                /** @description Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. interval defaults to (end - start)/20 and must exceed (end - start)/200; start without end: the range is as long as the default one. Fields with their default start and end: year (2010 to 2030), monthly (0 to 1000), apr (0 to 12), term (0 to 100), cashback_amount (0 to 10000), due_at_signing (0 to 10000), msrp (0 to 100000), down_payment (0 to 10000), security_deposit (0 to 2000), acquisition_fee (0 to 2000), disposition_fee (0 to 1000), net_cap_cost (0 to 100000), gross_cap_cost (0 to 100000), total_monthly_payments (0 to 50000), lease_end_purchase_price (0 to 100000), over_mileage_fee (0 to 1), mileage_limit (0 to 20000), dealer_contribution (0 to 10000). Other fields get an Error object in the answer. At most 100. */
                range_facets?: string;
                /**
                 * @description Rows per page, at most 50; a larger value is replaced by 10. 0: none, only facets and statistics.
                 * @example 5
                 */
                rows?: number;
                /** @description Days on which it was first collected: YYYYMMDD-YYYYMMDD. */
                scraped_at_date_range?: string;
                /** @description Words that must all occur in the disclaimers; phrases in double quotes. Case and accents are ignored. */
                search_disclaimers_text?: string;
                /** @description Words that must all occur in the offers; phrases in double quotes. Case and accents are ignored. */
                search_offers_text?: string;
                /** @description Words that must all occur in the titles; phrases in double quotes. Case and accents are ignored. */
                search_titles_text?: string;
                /** @description Security deposit in US dollars, min-max. */
                security_deposit_range?: string;
                /** @description One of year, monthly, apr, term, cashback_amount, due_at_signing, msrp, down_payment, security_deposit, acquisition_fee, disposition_fee, net_cap_cost, gross_cap_cost, total_monthly_payments, lease_end_purchase_price, over_mileage_fee, mileage_limit, dealer_contribution, valid_from, valid_through, status_date, scraped_at_date. Default: status_date descending, then id ascending. An unknown value is ignored. Missing values come last. */
                sort_by?: string;
                /** @description Direction of sort_by; default asc. */
                sort_order?: "asc" | "desc";
                /** @description Website domains:comma-separated list; of a URL, its domain counts. */
                source?: string;
                /** @description Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000. */
                start?: number;
                /** @description State or province: comma-separated list. */
                state?: string;
                /** @description Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, median and percentiles. Median and percentiles come from a t-digest of compression 1000. Fields: monthly, apr, term, cashback_amount, due_at_signing, msrp, down_payment, security_deposit, acquisition_fee, disposition_fee, net_cap_cost, gross_cap_cost, total_monthly_payments, lease_end_purchase_price, over_mileage_fee, mileage_limit, dealer_contribution. Other fields get an Error object in the answer. At most 100. */
                stats?: string;
                /** @description Days of the last update: YYYYMMDD-YYYYMMDD. */
                status_date_range?: string;
                /** @description Length of the contract, min-max, in term_unit; without it, in months (a year counts as twelve). */
                term_range?: string;
                /** @description Unit of the term: month or year, also in the plural. Comma-separated list. */
                term_unit?: ("month" | "months" | "year" | "years")[];
                /** @description Sum of the monthly payments in US dollars, min-max. */
                total_monthly_payments_range?: string;
                /** @description Transmission of a vehicle: comma-separated list, case-insensitive. */
                transmission?: string;
                /** @description Trim of a vehicle: comma-separated list, case-insensitive. */
                trim?: string;
                /** @description First day of the offer: YYYYMMDD-YYYYMMDD. */
                valid_from_range?: string;
                /** @description Last day of the offer: YYYYMMDD-YYYYMMDD. */
                valid_through_range?: string;
                /** @description Model years of a vehicle and ranges of them: comma-separated list, for example 2025,2027-. At most 100. */
                year?: string;
                /** @description Model years of a vehicle, min-max. */
                year_range?: string;
            };
            path: {
                /**
                 * @description The manufacturer, case-insensitive.
                 * @example Ford
                 */
                make: string;
                /**
                 * @description A US ZIP; the answer has the offers of its metropolitan statistical area.
                 * @example 60602
                 */
                zip: string;
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    /** @description Version of the data that was read; send it with the request for the next page, in this header or as data_version. */
                    "X-Data-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Total number of results, across all pages. */
                        num_found: number;
                        listings: components["schemas"]["Incentive"][];
                        facets?: components["schemas"]["TermFacets"];
                        range_facets?: components["schemas"]["RangeFacetArrays"];
                        stats?: components["schemas"]["Stats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    image_cache_car: {
        parameters: {
            path: {
                /** @description Id of the listing, as in search results; case-sensitive. */
                listing_id: string;
                /** @description Name of the photo: 32 hexadecimal digits, as in `media.photo_links_cached`. */
                image: string;
            };
        };
        responses: {
            /** @description The delivered address of the photo. */
            302: {
                headers: {
                    Location?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    client_configure_get: {
        parameters: {
            query: {
                /**
                 * @description Country of the list; required.
                 * @example us
                 */
                country: "us" | "ca" | "uk";
            };
        };
        responses: {
            /** @description The current list. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        country: "us" | "ca" | "uk";
                        preferred_dealers: number[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    client_configure_set: {
        parameters: {
            query: {
                /**
                 * @description Country of the list; required.
                 * @example us
                 */
                country: "us" | "ca" | "uk";
            };
        };
        /** @description At most 1000 ids; an empty list removes the list. */
        requestBody: {
            content: {
                "application/json": {
                    preferred_dealers: number[];
                };
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV of dealer ids: one per line, or in a column named dealer_id or id or preferred_dealers.
                     */
                    csvfile: string;
                };
            };
        };
        responses: {
            /** @description The current list. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        country: "us" | "ca" | "uk";
                        preferred_dealers: number[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    car_recalls: {
        parameters: {
            path: {
                /**
                 * @description The VIN, 17 characters, case-insensitive.
                 * @example 1FTAACC88PA100000
                 */
                vin: string;
            };
        };
        responses: {
            /** @description The recalls. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        apiVersion: string;
                        /** Format: date-time */
                        requestDate: string;
                        /** Format: date-time */
                        responseDate: string;
                        /** CarRecallsData */
                        data: {
                            /** @description Vehicles with a recall. */
                            itemsEffected: number;
                            totalItems: number;
                            currentItemCount: number;
                            items: {
                                /** CarRecallsDataItemVehicle */
                                vehicle: {
                                    /** @description Vehicle identification number. */
                                    vin: string;
                                    /** @description Make. */
                                    make?: string;
                                    /** @description Model. */
                                    model?: string;
                                    /** @description Model year. */
                                    year?: number;
                                    /** @description Number of recalls. */
                                    numberOfRecalls: number;
                                    /** @description Whether there is at least one recall. */
                                    recallsAvailable: boolean;
                                    /** @description Instant of the data, ISO-8601. */
                                    dataRefreshDate?: string;
                                    /** @description Code of a dealer. */
                                    dealerCode?: string;
                                    /** @description Code of the manufacturer. */
                                    oemCode?: string;
                                    /** @description Name of the manufacturer. */
                                    oemDescription?: string;
                                    /** @description Why recalls are missing. */
                                    errorReasonCode?: string;
                                };
                                recalls: {
                                    /** @description Manufacturer's number of the campaign. */
                                    oemRecallNumber?: string;
                                    /** @description Whether the recall is open for this vehicle; UNKNOWN if the source does not say. */
                                    status?: string;
                                    /** @description What was done to this vehicle; UNKNOWN if the source does not say. */
                                    recallState?: string;
                                    /** @description Kind of the campaign, for example SAFETY. */
                                    recallType?: string;
                                    /** @description Regulator's number of the campaign. */
                                    nhtsaNumber?: string;
                                    /** @description Severity. */
                                    severityCode?: string;
                                    /** @description Day of the report. */
                                    recallIssueDate?: string;
                                    /** @description Day of the last change. */
                                    recallRefreshDate?: string;
                                    /** @description Title, or the component. */
                                    recallTitle?: string;
                                    /** @description The defect. */
                                    recallDescription?: string;
                                    /** @description The consequences of the defect. */
                                    riskDescription?: string;
                                    /** @description The remedy. */
                                    remedyDescription?: string;
                                    /** @description Why information is missing. */
                                    notAvailableReason?: string;
                                    /** @description Code of the manufacturer. */
                                    oemCode?: string;
                                    /** @description Name of the manufacturer. */
                                    oemDescription?: string;
                                    /** @description Why the recall was filtered out. */
                                    filterReason?: string;
                                    /** @description Whether it is disregarded. */
                                    isExcluded?: boolean;
                                    /** @description Whether it was approved. */
                                    isApproved?: boolean;
                                    /** @description Cost of the parts. */
                                    recallPartsCost?: number;
                                    /** @description Hours of work. */
                                    recallLaborHours?: number;
                                }[];
                                filteredRecalls: {
                                    /** @description Manufacturer's number of the campaign. */
                                    oemRecallNumber?: string;
                                    /** @description Whether the recall is open for this vehicle; UNKNOWN if the source does not say. */
                                    status?: string;
                                    /** @description What was done to this vehicle; UNKNOWN if the source does not say. */
                                    recallState?: string;
                                    /** @description Kind of the campaign, for example SAFETY. */
                                    recallType?: string;
                                    /** @description Regulator's number of the campaign. */
                                    nhtsaNumber?: string;
                                    /** @description Severity. */
                                    severityCode?: string;
                                    /** @description Day of the report. */
                                    recallIssueDate?: string;
                                    /** @description Day of the last change. */
                                    recallRefreshDate?: string;
                                    /** @description Title, or the component. */
                                    recallTitle?: string;
                                    /** @description The defect. */
                                    recallDescription?: string;
                                    /** @description The consequences of the defect. */
                                    riskDescription?: string;
                                    /** @description The remedy. */
                                    remedyDescription?: string;
                                    /** @description Why information is missing. */
                                    notAvailableReason?: string;
                                    /** @description Code of the manufacturer. */
                                    oemCode?: string;
                                    /** @description Name of the manufacturer. */
                                    oemDescription?: string;
                                    /** @description Why the recall was filtered out. */
                                    filterReason?: string;
                                    /** @description Whether it is disregarded. */
                                    isExcluded?: boolean;
                                    /** @description Whether it was approved. */
                                    isApproved?: boolean;
                                    /** @description Cost of the parts. */
                                    recallPartsCost?: number;
                                    /** @description Hours of work. */
                                    recallLaborHours?: number;
                                }[];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    thirdparty_plate_decoder: {
        parameters: {
            query?: {
                /**
                 * @description Country of the plate, ISO 3166-1 alpha-2, case-insensitive.
                 * @example US
                 */
                country_v2?: string;
                /** @description Older name of country_v2, which wins if both are sent. */
                country?: string;
                /**
                 * @description State, province or territory, two letters, case-insensitive; required for the US and Canada.
                 * @example CA
                 */
                state?: string;
            };
            path: {
                /**
                 * @description The plate, case-insensitive; spaces and dashes are ignored.
                 * @example 7FCT101
                 */
                plate: string;
            };
        };
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        navigation: boolean;
                        /** ThirdpartyPlateDecoderResponse */
                        response: {
                            success: boolean;
                            /** ThirdpartyPlateDecoderResponseInput */
                            input: {
                                plate: string;
                                state?: string;
                                country: string;
                            };
                            /** @description Description of the vehicle. */
                            description?: string;
                            /** @description Make. */
                            make?: string;
                            /** @description Model. */
                            model?: string;
                            /** @description Trim. */
                            trim?: string;
                            /** @description Vehicle identification number. */
                            vin?: string;
                            /** @description Style. */
                            style?: string;
                            /** @description Model year. */
                            year?: string;
                            /** @description Year of the registration. */
                            registration_year?: string;
                            /** @description Displacement. */
                            engine_size?: string;
                            /** @description Country of assembly. */
                            assembly?: string;
                            /** @description Fuel. */
                            fuel_type?: string;
                            /** @description Colour. */
                            color?: string;
                            /** @description Body. */
                            body_style?: string;
                            /** @description Engine. */
                            engine?: string;
                            /** @description Driven wheels. */
                            drive_type?: string;
                            /** @description Transmission. */
                            transmission?: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decode_car_specs: {
        parameters: {
            query?: {
                /** @description Accepted, without effect: the data is that of the US regulator. */
                country?: "us" | "ca" | "all";
            };
            path: {
                /**
                 * @description The VIN, 17 characters, case-insensitive.
                 * @example 1HGCM82633A004352
                 */
                vin: string;
            };
        };
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecodedVehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decode_car_neovin_specs: {
        parameters: {
            query?: {
                /** @description Accepted, without effect: the US regulator's data has no equipment. */
                include_generic?: boolean;
                /** @description Accepted, without effect: the US regulator's data has no equipment. */
                force_decode?: boolean;
                /** @description Accepted, without effect: the US regulator's data has no equipment. */
                include_avl_opts?: boolean;
                /** @description Accepted, without effect: the US regulator's data has no equipment. */
                include_available_options?: boolean;
            };
            path: {
                /**
                 * @description The VIN, 17 characters, case-insensitive.
                 * @example 1HGCM82633A004352
                 */
                vin: string;
            };
        };
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecodedVehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decode_car_epi_specs: {
        parameters: {
            path: {
                /**
                 * @description The VIN, 17 characters, case-insensitive.
                 * @example 1HGCM82633A004352
                 */
                vin: string;
            };
        };
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecodedVehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    explain: {
        parameters: {
            query: {
                /**
                 * @description The URL of a search, percent-encoded; full, or from the path on.
                 * @example /v2/search/car/active?make=ford&rows=3
                 */
                url: string;
            };
        };
        responses: {
            /** @description Plan and engine request. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batch_vin_decode_jobs: {
        parameters: {
            query?: {
                /** @description true: also options that this particular vehicle may not have, as in the decoding of a single VIN. */
                include_generic?: boolean;
                /** @description true: also options that the vehicle could have had. */
                include_available_options?: boolean;
                /**
                 * @description Jobs per page, at most 200.
                 * @example 5
                 */
                rows?: number;
                /** @description Offset of the first result. */
                start?: number;
            };
        };
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        num_found: number;
                        jobs: components["schemas"]["BatchJob"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batch_vin_decode_jobs_submit: {
        parameters: {
            query?: {
                /** @description true: also options that this particular vehicle may not have, as in the decoding of a single VIN. */
                include_generic?: boolean;
                /** @description true: also options that the vehicle could have had. */
                include_available_options?: boolean;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV with a header that names vin; not gzipped.
                     */
                    file: string;
                    /** @description Your own label for the job. */
                    client_reference?: string;
                    /** @description Where the event job.finished is sent when the job has ended, signed with the webhook_secret of the answer; a user and a password in it are sent as Basic Authorization. */
                    webhook_url?: string;
                };
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        /** @enum {string} */
                        status: "PROCESSING" | "COMPLETED" | "FAILED";
                        /** @description 0 to 100; 100 when the results can be downloaded. */
                        progress_percent: number;
                        client_reference?: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** Format: date-time */
                        completed_at?: string;
                        /** @description Rows of the file, once it has been read. */
                        total_records?: number;
                        processed_records: number;
                        /** @description Rows whose result is an error. */
                        failed_records: number;
                        /** @description Only for failed jobs. */
                        error_code?: string;
                        error_message?: string;
                        /** @description With a webhook_url: the secret that signs what is sent there, shown only once. */
                        webhook_secret?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batch_vin_decode_job: {
        parameters: {
            query?: {
                /** @description true: also options that this particular vehicle may not have, as in the decoding of a single VIN. */
                include_generic?: boolean;
                /** @description true: also options that the vehicle could have had. */
                include_available_options?: boolean;
            };
            path: {
                /** @description Id of the job, from the answer to its submission. */
                job_id: string;
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batch_vin_decode_jobs_download: {
        parameters: {
            query?: {
                /** @description true: also options that this particular vehicle may not have, as in the decoding of a single VIN. */
                include_generic?: boolean;
                /** @description true: also options that the vehicle could have had. */
                include_available_options?: boolean;
            };
            path: {
                /** @description Id of the job, from the answer to its submission. */
                job_id: string;
            };
        };
        responses: {
            /** @description JSON Lines, gzipped: one line per row of the file, in the same order. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batch_match_rank_jobs: {
        parameters: {
            query?: {
                /** @description Country whose listings the vehicles are compared with. */
                country?: "us" | "ca";
                /**
                 * @description Jobs per page, at most 200.
                 * @example 5
                 */
                rows?: number;
                /** @description Offset of the first result. */
                start?: number;
            };
        };
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        num_found: number;
                        jobs: components["schemas"]["BatchJob"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batch_match_rank_jobs_submit: {
        parameters: {
            query?: {
                /** @description Country whose listings the vehicles are compared with. */
                country?: "us" | "ca";
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV with a header that names vin, price, miles, zip or dealer_id; gzipped.
                     */
                    file: string;
                    /** @description Your own label for the job. */
                    client_reference?: string;
                    /** @description Where the event job.finished is sent when the job has ended, signed with the webhook_secret of the answer; a user and a password in it are sent as Basic Authorization. */
                    webhook_url?: string;
                };
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job_id: string;
                        /** @enum {string} */
                        status: "PROCESSING" | "COMPLETED" | "FAILED";
                        /** @description 0 to 100; 100 when the results can be downloaded. */
                        progress_percent: number;
                        client_reference?: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** Format: date-time */
                        completed_at?: string;
                        /** @description Rows of the file, once it has been read. */
                        total_records?: number;
                        processed_records: number;
                        /** @description Rows whose result is an error. */
                        failed_records: number;
                        /** @description Only for failed jobs. */
                        error_code?: string;
                        error_message?: string;
                        /** @description With a webhook_url: the secret that signs what is sent there, shown only once. */
                        webhook_secret?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batch_match_rank_job: {
        parameters: {
            query?: {
                /** @description Country whose listings the vehicles are compared with. */
                country?: "us" | "ca";
            };
            path: {
                /** @description Id of the job, from the answer to its submission. */
                job_id: string;
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batch_match_rank_jobs_download: {
        parameters: {
            query?: {
                /** @description Country whose listings the vehicles are compared with. */
                country?: "us" | "ca";
            };
            path: {
                /** @description Id of the job, from the answer to its submission. */
                job_id: string;
            };
        };
        responses: {
            /** @description CSV, gzipped: the columns of the file plus the results, in the same order. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset-Time": components["headers"]["RateLimit-Reset-Time"];
                    "Quota-Limit": components["headers"]["Quota-Limit"];
                    "Quota-Remaining": components["headers"]["Quota-Remaining"];
                    "Quota-Reset-Time": components["headers"]["Quota-Reset-Time"];
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    oauth2_token: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    oauth2_tokens_revoke: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["RevokeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revoked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    api_data_refreshed: {
        parameters: {
            header: {
                /** @description `sha256=` and the hex HMAC-SHA256 of X-Timestamp, a dot and the body, keyed with the secret of the webhook. */
                "X-Signature": string;
                /** @description Time of this attempt in Unix seconds; reject old ones. */
                "X-Timestamp": string;
                /** @description A UUID, the same for every attempt; process each only once. */
                "X-Delivery-ID": string;
                /** @description The type of the event, as in the body. */
                "X-Event-Type": string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The event; the same for every receiver.
                     */
                    id: string;
                    /** @enum {string} */
                    event_type: "api.data.refreshed";
                    event_data: {
                        /**
                         * @description Path of the operation whose answers may have changed.
                         * @example /v2/search/car/active
                         */
                        endpoint: string;
                        /** @description When they changed, in Unix seconds. */
                        event_timestamp: number;
                    };
                };
            };
        };
        responses: {
            /** @description The receiver is gone: the webhook is stopped. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            /** @description Accepted. The response must arrive within 30 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
            };
            /** @description Retried for a day; redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    job_finished: {
        parameters: {
            header: {
                /** @description `sha256=` and the hex HMAC-SHA256 of X-Timestamp, a dot and the body, keyed with the secret of the webhook. */
                "X-Signature": string;
                /** @description Time of this attempt in Unix seconds; reject old ones. */
                "X-Timestamp": string;
                /** @description A UUID, the same for every attempt; process each only once. */
                "X-Delivery-ID": string;
                /** @description The type of the event, as in the body. */
                "X-Event-Type": string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The event; the same for every receiver.
                     */
                    id: string;
                    /** @enum {string} */
                    event_type: "job.finished";
                    event_data: {
                        /** @description Path of the job. */
                        endpoint: string;
                        /** @description When it ended, in Unix seconds. */
                        event_timestamp: number;
                        job: components["schemas"]["BatchJob"];
                    };
                };
            };
        };
        responses: {
            /** @description The receiver is gone: the event is not retried. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            /** @description Accepted. The response must arrive within 30 seconds. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
            };
            /** @description Retried for a day; redirects are not followed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
}
