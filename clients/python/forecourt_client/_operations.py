# Generated from the OpenAPI document by npm run clients. Not to be edited.
"""The operations of the API."""

from __future__ import annotations

from typing import Unpack
from urllib.parse import quote

from . import _types as types
from .async_transport import AsyncDownload, AsyncTransport
from .transport import Download, Transport


def member(text: str) -> str:
    """A member of a path."""
    return quote(str(text), safe="")


class Operations(Transport):
    """One method for each operation; `Transport.request` sends anything else."""

    def search_car_active(self, /, **query: Unpack[types.SearchCarActiveParametersQuery]) -> types.SearchCarActiveAnswer:
        """Active car listings of the US and Canada: filters, facets, range facets, statistics, radius."""
        return self._get("/search/car/active", query)

    def search_car_active_pivot(self, /, **query: Unpack[types.SearchCarActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active car listings of the US and Canada: filters, facets, range facets, statistics, radius."""
        return self._get("/search/car/active/pivot", query)

    def search_car_active_export(self, /, **query: Unpack[types.SearchCarActiveExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: active car listings of the US and Canada: filters, facets, range facets, statistics, radius."""
        return self._file("/search/car/active/export", query)

    def search_motorcycle_active(self, /, **query: Unpack[types.SearchMotorcycleActiveParametersQuery]) -> types.SearchMotorcycleActiveAnswer:
        """Active listings of motorcycles in the US and Canada."""
        return self._get("/search/motorcycle/active", query)

    def search_motorcycle_active_pivot(self, /, **query: Unpack[types.SearchMotorcycleActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active listings of motorcycles in the US and Canada."""
        return self._get("/search/motorcycle/active/pivot", query)

    def search_motorcycle_active_export(self, /, **query: Unpack[types.SearchMotorcycleActiveExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: active listings of motorcycles in the US and Canada."""
        return self._file("/search/motorcycle/active/export", query)

    def search_heavy_equipment_active(self, /, **query: Unpack[types.SearchHeavyEquipmentActiveParametersQuery]) -> types.SearchHeavyEquipmentActiveAnswer:
        """Active listings of heavy equipment in the US and Canada."""
        return self._get("/search/heavy-equipment/active", query)

    def search_heavy_equipment_active_pivot(self, /, **query: Unpack[types.SearchHeavyEquipmentActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active listings of heavy equipment in the US and Canada."""
        return self._get("/search/heavy-equipment/active/pivot", query)

    def search_heavy_equipment_active_export(self, /, **query: Unpack[types.SearchHeavyEquipmentActiveExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: active listings of heavy equipment in the US and Canada."""
        return self._file("/search/heavy-equipment/active/export", query)

    def search_rv_active(self, /, **query: Unpack[types.SearchRvActiveParametersQuery]) -> types.SearchRvActiveAnswer:
        """Active listings of recreational vehicles in the US and Canada."""
        return self._get("/search/rv/active", query)

    def search_rv_active_pivot(self, /, **query: Unpack[types.SearchRvActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active listings of recreational vehicles in the US and Canada."""
        return self._get("/search/rv/active/pivot", query)

    def search_rv_active_export(self, /, **query: Unpack[types.SearchRvActiveExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: active listings of recreational vehicles in the US and Canada."""
        return self._file("/search/rv/active/export", query)

    def search_car_uk_active(self, /, **query: Unpack[types.SearchCarUkActiveParametersQuery]) -> types.SearchCarUkActiveAnswer:
        """Active car listings of the UK, including those without a VIN."""
        return self._get("/search/car/uk/active", query)

    def search_car_uk_active_pivot(self, /, **query: Unpack[types.SearchCarUkActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active car listings of the UK, including those without a VIN."""
        return self._get("/search/car/uk/active/pivot", query)

    def search_car_uk_active_export(self, /, **query: Unpack[types.SearchCarUkActiveExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: active car listings of the UK, including those without a VIN."""
        return self._file("/search/car/uk/active/export", query)

    def search_rv_uk_active(self, /, **query: Unpack[types.SearchRvUkActiveParametersQuery]) -> types.SearchRvUkActiveAnswer:
        """Active listings of recreational vehicles in the UK."""
        return self._get("/search/rv/uk/active", query)

    def search_rv_uk_active_pivot(self, /, **query: Unpack[types.SearchRvUkActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active listings of recreational vehicles in the UK."""
        return self._get("/search/rv/uk/active/pivot", query)

    def search_rv_uk_active_export(self, /, **query: Unpack[types.SearchRvUkActiveExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: active listings of recreational vehicles in the UK."""
        return self._file("/search/rv/uk/active/export", query)

    def dealerships_inventory(self, /, **query: Unpack[types.DealershipsInventoryParametersQuery]) -> types.DealershipsInventoryAnswer:
        """Every active listing of a dealer, including duplicates and listings that are not attributed."""
        return self._get("/dealerships/inventory", query)

    def dealerships_inventory_pivot(self, /, **query: Unpack[types.DealershipsInventoryPivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: every active listing of a dealer, including duplicates and listings that are not attributed."""
        return self._get("/dealerships/inventory/pivot", query)

    def dealerships_inventory_export(self, /, **query: Unpack[types.DealershipsInventoryExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: every active listing of a dealer, including duplicates and listings that are not attributed."""
        return self._file("/dealerships/inventory/export", query)

    def dealerships_inventory_marketplaces(self, marketplace_name: str, /, **query: Unpack[types.DealershipsInventoryMarketplacesParametersQuery]) -> types.DealershipsInventoryMarketplacesAnswer:
        """A dealer's inventory in the format of an advertising marketplace."""
        return self._get(f"/dealerships/inventory/marketplaces/{member(marketplace_name)}", query)

    def dealerships_car(self, /, **query: Unpack[types.DealershipsCarParametersQuery]) -> types.DealershipsCarAnswer:
        """Dealerships of the US and Canada: websites, groups, locations and rooftops."""
        return self._get("/dealerships/car", query)

    def dealers_car(self, /, **query: Unpack[types.DealersCarParametersQuery]) -> types.DealersCarAnswer:
        """Active dealers of the US and Canada, one website each. Deprecated."""
        return self._get("/dealers/car", query)

    def search_car_fsbo_active(self, /, **query: Unpack[types.SearchCarFsboActiveParametersQuery]) -> types.SearchCarFsboActiveAnswer:
        """Active car listings of private sellers in the US and Canada."""
        return self._get("/search/car/fsbo/active", query)

    def search_car_fsbo_active_pivot(self, /, **query: Unpack[types.SearchCarFsboActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active car listings of private sellers in the US and Canada."""
        return self._get("/search/car/fsbo/active/pivot", query)

    def search_car_fsbo_active_export(self, /, **query: Unpack[types.SearchCarFsboActiveExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: active car listings of private sellers in the US and Canada."""
        return self._file("/search/car/fsbo/active/export", query)

    def search_car_auction_active(self, /, **query: Unpack[types.SearchCarAuctionActiveParametersQuery]) -> types.SearchCarAuctionActiveAnswer:
        """Active car listings of auctions in the US and Canada."""
        return self._get("/search/car/auction/active", query)

    def search_car_auction_active_pivot(self, /, **query: Unpack[types.SearchCarAuctionActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active car listings of auctions in the US and Canada."""
        return self._get("/search/car/auction/active/pivot", query)

    def search_car_auction_active_export(self, /, **query: Unpack[types.SearchCarAuctionActiveExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: active car listings of auctions in the US and Canada."""
        return self._file("/search/car/auction/active/export", query)

    def search_car_recents(self, /, **query: Unpack[types.SearchCarRecentsParametersQuery]) -> types.SearchCarRecentsAnswer:
        """Dealers' car listings of the US and Canada that departed in the last 90 days, as last seen."""
        return self._get("/search/car/recents", query)

    def search_car_recents_pivot(self, /, **query: Unpack[types.SearchCarRecentsPivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: dealers' car listings of the US and Canada that departed in the last 90 days, as last seen."""
        return self._get("/search/car/recents/pivot", query)

    def search_car_recents_export(self, /, **query: Unpack[types.SearchCarRecentsExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: dealers' car listings of the US and Canada that departed in the last 90 days, as last seen."""
        return self._file("/search/car/recents/export", query)

    def search_car_uk_recents(self, /, **query: Unpack[types.SearchCarUkRecentsParametersQuery]) -> types.SearchCarUkRecentsAnswer:
        """Dealers' car listings of the UK that departed in the last 90 days, as last seen."""
        return self._get("/search/car/uk/recents", query)

    def search_car_uk_recents_pivot(self, /, **query: Unpack[types.SearchCarUkRecentsPivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: dealers' car listings of the UK that departed in the last 90 days, as last seen."""
        return self._get("/search/car/uk/recents/pivot", query)

    def search_car_uk_recents_export(self, /, **query: Unpack[types.SearchCarUkRecentsExportParametersQuery]) -> Download:
        """All rows as a file, each 1000 of which count as a call: dealers' car listings of the UK that departed in the last 90 days, as last seen."""
        return self._file("/search/car/uk/recents/export", query)

    def dealers_motorcycle(self, /, **query: Unpack[types.DealersMotorcycleParametersQuery]) -> types.DealersMotorcycleAnswer:
        """Active dealers of motorcycles in the US and Canada."""
        return self._get("/dealers/motorcycle", query)

    def dealers_heavy_equipment(self, /, **query: Unpack[types.DealersHeavyEquipmentParametersQuery]) -> types.DealersHeavyEquipmentAnswer:
        """Active dealers of heavy equipment in the US and Canada."""
        return self._get("/dealers/heavy-equipment", query)

    def dealers_rv(self, /, **query: Unpack[types.DealersRvParametersQuery]) -> types.DealersRvAnswer:
        """Active dealers of recreational vehicles in the US and Canada."""
        return self._get("/dealers/rv", query)

    def dealers_car_uk(self, /, **query: Unpack[types.DealersCarUkParametersQuery]) -> types.DealersCarUkAnswer:
        """Active dealers of the UK, one website each."""
        return self._get("/dealers/car/uk", query)

    def dealerships_car_uk(self, /, **query: Unpack[types.DealershipsCarUkParametersQuery]) -> types.DealershipsCarUkAnswer:
        """Dealerships of the UK: websites, groups, locations and rooftops."""
        return self._get("/dealerships/car/uk", query)

    def dealer_car_uk(self, dealer_id: str, /) -> types.DealerCarUkAnswer:
        """One dealer of UK cars by id, active or not."""
        return self._get(f"/dealer/car/uk/{member(dealer_id)}", {})

    def dealer_car(self, dealer_id: str, /) -> types.DealerCarAnswer:
        """One dealer of US and Canadian cars by id, active or not."""
        return self._get(f"/dealer/car/{member(dealer_id)}", {})

    def dealer_heavy_equipment(self, dealer_id: str, /) -> types.DealerHeavyEquipmentAnswer:
        """One dealer of heavy equipment by id, active or not."""
        return self._get(f"/dealer/heavy-equipment/{member(dealer_id)}", {})

    def dealer_motorcycle(self, dealer_id: str, /) -> types.DealerMotorcycleAnswer:
        """One dealer of motorcycles by id, active or not."""
        return self._get(f"/dealer/motorcycle/{member(dealer_id)}", {})

    def dealer_rv(self, dealer_id: str, /) -> types.DealerRvAnswer:
        """One dealer of recreational vehicles by id, active or not."""
        return self._get(f"/dealer/rv/{member(dealer_id)}", {})

    def listing_car_uk(self, id: str, /, **query: Unpack[types.ListingCarUkParametersQuery]) -> types.UkListingDetails:
        """The listing of a UK car, by its id (case-sensitive)."""
        return self._get(f"/listing/car/uk/{member(id)}", query)

    def listing_car_uk_extra(self, id: str, /, **query: Unpack[types.ListingCarUkExtraParametersQuery]) -> types.ListingExtra:
        """Equipment and text of the listing of a UK car, by its id (case-sensitive)."""
        return self._get(f"/listing/car/uk/{member(id)}/extra", query)

    def listing_car_uk_media(self, id: str, /, **query: Unpack[types.ListingCarUkMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a UK car, by its id (case-sensitive)."""
        return self._get(f"/listing/car/uk/{member(id)}/media", query)

    def listing_car_fsbo(self, id: str, /, **query: Unpack[types.ListingCarFsboParametersQuery]) -> types.ListingDetails:
        """The listing of a private seller's car, by its id (case-sensitive)."""
        return self._get(f"/listing/car/fsbo/{member(id)}", query)

    def listing_car_fsbo_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a private seller's car, by its id (case-sensitive)."""
        return self._get(f"/listing/car/fsbo/{member(id)}/extra", {})

    def listing_car_fsbo_media(self, id: str, /, **query: Unpack[types.ListingCarFsboMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a private seller's car, by its id (case-sensitive)."""
        return self._get(f"/listing/car/fsbo/{member(id)}/media", query)

    def listing_car_auction(self, id: str, /, **query: Unpack[types.ListingCarAuctionParametersQuery]) -> types.ListingDetails:
        """The listing of a car at auction, by its id (case-sensitive)."""
        return self._get(f"/listing/car/auction/{member(id)}", query)

    def listing_car_auction_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a car at auction, by its id (case-sensitive)."""
        return self._get(f"/listing/car/auction/{member(id)}/extra", {})

    def listing_car_auction_media(self, id: str, /, **query: Unpack[types.ListingCarAuctionMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a car at auction, by its id (case-sensitive)."""
        return self._get(f"/listing/car/auction/{member(id)}/media", query)

    def listing_car(self, id: str, /, **query: Unpack[types.ListingCarParametersQuery]) -> types.ListingDetails:
        """The listing of a dealer's car, by its id (case-sensitive)."""
        return self._get(f"/listing/car/{member(id)}", query)

    def listing_car_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a dealer's car, by its id (case-sensitive)."""
        return self._get(f"/listing/car/{member(id)}/extra", {})

    def listing_car_media(self, id: str, /, **query: Unpack[types.ListingCarMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a dealer's car, by its id (case-sensitive)."""
        return self._get(f"/listing/car/{member(id)}/media", query)

    def listing_motorcycle(self, id: str, /, **query: Unpack[types.ListingMotorcycleParametersQuery]) -> types.MotorcycleListingDetails:
        """The listing of a motorcycle, by its id (case-sensitive)."""
        return self._get(f"/listing/motorcycle/{member(id)}", query)

    def listing_motorcycle_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a motorcycle, by its id (case-sensitive)."""
        return self._get(f"/listing/motorcycle/{member(id)}/extra", {})

    def listing_motorcycle_media(self, id: str, /, **query: Unpack[types.ListingMotorcycleMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a motorcycle, by its id (case-sensitive)."""
        return self._get(f"/listing/motorcycle/{member(id)}/media", query)

    def listing_heavy_equipment(self, id: str, /, **query: Unpack[types.ListingHeavyEquipmentParametersQuery]) -> types.HeavyEquipmentListingDetails:
        """The listing of heavy equipment, by its id (case-sensitive)."""
        return self._get(f"/listing/heavy-equipment/{member(id)}", query)

    def listing_heavy_equipment_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of heavy equipment, by its id (case-sensitive)."""
        return self._get(f"/listing/heavy-equipment/{member(id)}/extra", {})

    def listing_heavy_equipment_media(self, id: str, /, **query: Unpack[types.ListingHeavyEquipmentMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of heavy equipment, by its id (case-sensitive)."""
        return self._get(f"/listing/heavy-equipment/{member(id)}/media", query)

    def listing_rv_uk(self, id: str, /, **query: Unpack[types.ListingRvUkParametersQuery]) -> types.UkRvListingDetails:
        """The listing of a UK recreational vehicle, by its id (case-sensitive)."""
        return self._get(f"/listing/rv/uk/{member(id)}", query)

    def listing_rv_uk_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a UK recreational vehicle, by its id (case-sensitive)."""
        return self._get(f"/listing/rv/uk/{member(id)}/extra", {})

    def listing_rv_uk_media(self, id: str, /, **query: Unpack[types.ListingRvUkMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a UK recreational vehicle, by its id (case-sensitive)."""
        return self._get(f"/listing/rv/uk/{member(id)}/media", query)

    def listing_rv(self, id: str, /, **query: Unpack[types.ListingRvParametersQuery]) -> types.RvListingDetails:
        """The listing of a recreational vehicle, by its id (case-sensitive)."""
        return self._get(f"/listing/rv/{member(id)}", query)

    def listing_rv_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a recreational vehicle, by its id (case-sensitive)."""
        return self._get(f"/listing/rv/{member(id)}/extra", {})

    def listing_rv_media(self, id: str, /, **query: Unpack[types.ListingRvMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a recreational vehicle, by its id (case-sensitive)."""
        return self._get(f"/listing/rv/{member(id)}/media", query)

    def history_car(self, vin: str, /, **query: Unpack[types.HistoryCarParametersQuery]) -> types.HistoryCarResponse:
        """Every record of a vehicle's price and mileage, on all sources, newest first, 50 per page."""
        return self._get(f"/history/car/{member(vin)}", query)

    def history_car_uk(self, vrm: str, /, **query: Unpack[types.HistoryCarUkParametersQuery]) -> types.HistoryCarUkResponse:
        """Every record of a vehicle's price and mileage by its registration mark, newest first, 50 per page."""
        return self._get(f"/history/car/uk/{member(vrm)}", query)

    def deliveries(self, /, **query: Unpack[types.DeliveriesParametersQuery]) -> types.DeliveriesAnswer:
        """Loaded deliveries, newest first: counts, arrivals, departures, rejects, held sources, times."""
        return self._get("/deliveries", query)

    def sold_vehicles_summary(self, /, **query: Unpack[types.SoldVehiclesSummaryParametersQuery]) -> types.SoldVehiclesSummaryAnswer:
        """Monthly statistics of vehicles sold by US dealers, ranked in each state, city or nation-wide. Percentiles are exact."""
        return self._get("/sold-vehicles/summary", query)

    def trends_car(self, /, **query: Unpack[types.TrendsCarParametersQuery]) -> types.TrendsCarAnswer:
        """The market as it was, by day, week or month: active car listings, arrivals, departures, price changes, prices, mileage, and the vehicles sold beside them."""
        return self._get("/trends/car", query)

    def snapshot_car(self, /, **query: Unpack[types.SnapshotCarParametersQuery]) -> types.SnapshotCarAnswer:
        """One vehicle, or one dealer's inventory, as it stood at the end of a day."""
        return self._get("/snapshot/car", query)

    def changes_car(self, /, **query: Unpack[types.ChangesCarParametersQuery]) -> types.ChangesCarAnswer:
        """What changed from one day to the next: listings that arrived, departed, or moved in price."""
        return self._get("/changes/car", query)

    def dealership_groups(self, /) -> types.DealershipGroupsAnswer:
        """Names of dealership groups that the sold-vehicle summary knows, with the vehicles sold."""
        return self._get("/dealership-groups", {})

    def mds_car(self, /, **query: Unpack[types.MdsCarParametersQuery]) -> types.MdsCarAnswer:
        """Market days' supply: active listings divided by the vehicles sold per day over the last 45 days."""
        return self._get("/mds/car", query)

    def sales_car(self, /, **query: Unpack[types.SalesCarParametersQuery]) -> types.SalesCarAnswer:
        """Days for sale, prices and mileages of the vehicles sold in 90 days. Statistics are exact."""
        return self._get("/sales/car", query)

    def popular_cars(self, /, **query: Unpack[types.PopularCarsParametersQuery]) -> types.PopularCarsAnswer:
        """The 50 makes and models with the most active listings in an area, with sales statistics."""
        return self._get("/popular/cars", query)

    def search_car_auto_complete(self, /, **query: Unpack[types.SearchCarAutoCompleteParametersQuery]) -> types.SearchCarAutoCompleteAnswer:
        """Terms of active listings of US and Canadian cars that begin with or contain an input, the most relevant first."""
        return self._get("/search/car/auto-complete", query)

    def search_car_uk_auto_complete(self, /, **query: Unpack[types.SearchCarUkAutoCompleteParametersQuery]) -> types.SearchCarUkAutoCompleteAnswer:
        """Terms of active listings of UK cars that begin with or contain an input, the most relevant first."""
        return self._get("/search/car/uk/auto-complete", query)

    def search_motorcycle_auto_complete(self, /, **query: Unpack[types.SearchMotorcycleAutoCompleteParametersQuery]) -> types.SearchMotorcycleAutoCompleteAnswer:
        """Terms of active listings of motorcycles that begin with or contain an input, the most relevant first."""
        return self._get("/search/motorcycle/auto-complete", query)

    def search_heavy_equipment_auto_complete(self, /, **query: Unpack[types.SearchHeavyEquipmentAutoCompleteParametersQuery]) -> types.SearchHeavyEquipmentAutoCompleteAnswer:
        """Terms of active listings of heavy equipment that begin with or contain an input, the most relevant first."""
        return self._get("/search/heavy-equipment/auto-complete", query)

    def auto_complete_heavy_equipment(self, /, **query: Unpack[types.AutoCompleteHeavyEquipmentParametersQuery]) -> types.AutoCompleteHeavyEquipmentAnswer:
        """Terms of active listings of heavy equipment that begin with or contain an input, the most relevant first."""
        return self._get("/auto-complete/heavy-equipment", query)

    def search_rv_auto_complete(self, /, **query: Unpack[types.SearchRvAutoCompleteParametersQuery]) -> types.SearchRvAutoCompleteAnswer:
        """Terms of active listings of recreational vehicles that begin with or contain an input, the most relevant first."""
        return self._get("/search/rv/auto-complete", query)

    def specs_car_auto_complete(self, /, **query: Unpack[types.SpecsCarAutoCompleteParametersQuery]) -> types.SpecsCarAutoCompleteAnswer:
        """Terms that describe cars (from active listings) and begin with or contain an input."""
        return self._get("/specs/car/auto-complete", query)

    def specs_car_terms(self, /, **query: Unpack[types.SpecsCarTermsParametersQuery]) -> types.SpecsCarTermsAnswer:
        """All terms of a field that describes cars, from active listings, in alphabetical order."""
        return self._get("/specs/car/terms", query)

    def search_car_incentive_oem(self, /, **query: Unpack[types.SearchCarIncentiveOemParametersQuery]) -> types.SearchCarIncentiveOemAnswer:
        """Manufacturer incentives: filters on one vehicle and on one amount, full text, radius, facets."""
        return self._get("/search/car/incentive/oem", query)

    def search_car_incentive(self, make: str, zip: str, /, **query: Unpack[types.SearchCarIncentiveParametersQuery]) -> types.SearchCarIncentiveAnswer:
        """Incentives of one manufacturer in the metropolitan statistical area of a ZIP."""
        return self._get(f"/search/car/incentive/{member(make)}/{member(zip)}", query)

    def client_configure_get(self, /, **query: Unpack[types.ClientConfigureGetParametersQuery]) -> types.ClientConfigureGetAnswer:
        """The account's preferred dealers of a country."""
        return self._get("/client/configure/get", query)

    def client_configure_set(self, body: types.PreferredDealers | types.PreferredDealersFile, /, **query: Unpack[types.ClientConfigureSetParametersQuery]) -> types.ClientConfigureSetAnswer:
        """Replaces the account's preferred dealers of a country."""
        return self._post("/client/configure/set", query, body)

    def car_recalls(self, vin: str, /) -> types.CarRecallsAnswer:
        """Recalls of a vehicle by VIN: from the partner, from deliveries, or from the regulator's campaigns."""
        return self._get(f"/car/recalls/{member(vin)}", {})

    def thirdparty_plate_decoder(self, plate: str, /, **query: Unpack[types.ThirdpartyPlateDecoderParametersQuery]) -> types.ThirdpartyPlateDecoderAnswer:
        """The vehicle behind a plate."""
        return self._get(f"/thirdparty/plate-decoder/{member(plate)}", query)

    def decode_car_specs(self, vin: str, /, **query: Unpack[types.DecodeCarSpecsParametersQuery]) -> types.DecodedVehicle:
        """Decodes a VIN with the US regulator's public data, using the values that listings use."""
        return self._get(f"/decode/car/{member(vin)}/specs", query)

    def decode_car_neovin_specs(self, vin: str, /, **query: Unpack[types.DecodeCarNeovinSpecsParametersQuery]) -> types.DecodedVehicle:
        """Decodes a VIN with the US regulator's public data, using the values that listings use."""
        return self._get(f"/decode/car/neovin/{member(vin)}/specs", query)

    def decode_car_epi_specs(self, vin: str, /) -> types.DecodedVehicle:
        """Decodes a VIN with the US regulator's public data, using the values that listings use."""
        return self._get(f"/decode/car/epi/{member(vin)}/specs", {})

    def explain(self, /, **query: Unpack[types.ExplainParametersQuery]) -> types.ExplainResponse:
        """The plan and the engine request of a URL, without running it. Needs the right explain."""
        return self._get("/explain", query)

    def batch_vin_decode_jobs(self, /, **query: Unpack[types.BatchVinDecodeJobsParametersQuery]) -> types.BatchVinDecodeJobsAnswer:
        """The account's batch jobs of VIN decoding, newest first."""
        return self._get("/batch/vin/decode/jobs", query)

    def batch_vin_decode_jobs_submit(self, body: types.BatchVinDecodeJobsSubmitRequest, /, **query: Unpack[types.BatchVinDecodeJobsSubmitParametersQuery]) -> types.BatchVinDecodeJobsSubmitAnswer:
        """Submits a file for VIN decoding; returns the job immediately."""
        return self._post("/batch/vin/decode/jobs", query, body)

    def batch_vin_decode_job(self, job_id: str, /, **query: Unpack[types.BatchVinDecodeJobParametersQuery]) -> types.BatchJob:
        """A batch job of VIN decoding: its state and progress."""
        return self._get(f"/batch/vin/decode/jobs/{member(job_id)}", query)

    def batch_vin_decode_jobs_download(self, job_id: str, /, **query: Unpack[types.BatchVinDecodeJobsDownloadParametersQuery]) -> Download:
        """The results of a completed job of VIN decoding."""
        return self._file(f"/batch/vin/decode/jobs/{member(job_id)}/download", query, "POST")

    def batch_match_rank_jobs(self, /, **query: Unpack[types.BatchMatchRankJobsParametersQuery]) -> types.BatchMatchRankJobsAnswer:
        """The account's batch jobs of ranking, newest first."""
        return self._get("/batch/match/rank/jobs", query)

    def batch_match_rank_jobs_submit(self, body: types.BatchMatchRankJobsSubmitRequest, /, **query: Unpack[types.BatchMatchRankJobsSubmitParametersQuery]) -> types.BatchMatchRankJobsSubmitAnswer:
        """Submits a file for ranking; returns the job immediately."""
        return self._post("/batch/match/rank/jobs", query, body)

    def batch_match_rank_job(self, job_id: str, /, **query: Unpack[types.BatchMatchRankJobParametersQuery]) -> types.BatchJob:
        """A batch job of ranking: its state and progress."""
        return self._get(f"/batch/match/rank/jobs/{member(job_id)}", query)

    def batch_match_rank_jobs_download(self, job_id: str, /, **query: Unpack[types.BatchMatchRankJobsDownloadParametersQuery]) -> Download:
        """The results of a completed job of ranking."""
        return self._file(f"/batch/match/rank/jobs/{member(job_id)}/download", query, "POST")

    def views(self, /) -> types.ViewsAnswer:
        """The account's saved views."""
        return self._get("/views", {})

    def view_create(self, body: types.ViewToSave, /) -> types.SavedView:
        """Saves a search under a name."""
        return self._post("/views", {}, body)

    def view(self, view_id: str, /) -> types.SavedView:
        """A saved view."""
        return self._get(f"/views/{member(view_id)}", {})

    def view_set(self, view_id: str, body: types.ViewToSave, /) -> types.SavedView:
        """Changes a saved view. With another search its alert begins anew."""
        return self._put(f"/views/{member(view_id)}", {}, body)

    def view_delete(self, view_id: str, /) -> types.ViewDeleteAnswer:
        """Deletes a saved view, its alert and the events of it."""
        return self._delete(f"/views/{member(view_id)}", {})

    def views_alert(self, view_id: str, /) -> types.Alert:
        """The alert on a saved view."""
        return self._get(f"/views/{member(view_id)}/alert", {})

    def views_alert_set(self, view_id: str, body: types.AlertToSet, /) -> types.Alert:
        """Sets what the account is told of a saved view after each delivery."""
        return self._put(f"/views/{member(view_id)}/alert", {}, body)

    def views_alert_delete(self, view_id: str, /) -> types.ViewsAlertDeleteAnswer:
        """Deletes the alert on a saved view, and its events."""
        return self._delete(f"/views/{member(view_id)}/alert", {})

    def views_events(self, view_id: str, /) -> types.ViewsEventsAnswer:
        """What the alert on a saved view found last."""
        return self._get(f"/views/{member(view_id)}/events", {})

    def views_event(self, view_id: str, event_id: str, /) -> types.AlertEventDetails:
        """An event of an alert, with its listings."""
        return self._get(f"/views/{member(view_id)}/events/{member(event_id)}", {})

    def oauth2_token(self, body: types.TokenRequest, /) -> types.Token:
        """Issues a token for client credentials."""
        return self._post("/oauth2/token", {}, body)

    def oauth2_tokens_revoke(self, body: types.RevokeRequest, /) -> types.Revoked:
        """Revokes tokens of a client."""
        return self._post("/oauth2/tokens/revoke", {}, body)


class AsyncOperations(AsyncTransport):
    """One method for each operation; `AsyncTransport.request` sends anything else."""

    async def search_car_active(self, /, **query: Unpack[types.SearchCarActiveParametersQuery]) -> types.SearchCarActiveAnswer:
        """Active car listings of the US and Canada: filters, facets, range facets, statistics, radius."""
        return await self._get("/search/car/active", query)

    async def search_car_active_pivot(self, /, **query: Unpack[types.SearchCarActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active car listings of the US and Canada: filters, facets, range facets, statistics, radius."""
        return await self._get("/search/car/active/pivot", query)

    async def search_car_active_export(self, /, **query: Unpack[types.SearchCarActiveExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: active car listings of the US and Canada: filters, facets, range facets, statistics, radius."""
        return await self._file("/search/car/active/export", query)

    async def search_motorcycle_active(self, /, **query: Unpack[types.SearchMotorcycleActiveParametersQuery]) -> types.SearchMotorcycleActiveAnswer:
        """Active listings of motorcycles in the US and Canada."""
        return await self._get("/search/motorcycle/active", query)

    async def search_motorcycle_active_pivot(self, /, **query: Unpack[types.SearchMotorcycleActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active listings of motorcycles in the US and Canada."""
        return await self._get("/search/motorcycle/active/pivot", query)

    async def search_motorcycle_active_export(self, /, **query: Unpack[types.SearchMotorcycleActiveExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: active listings of motorcycles in the US and Canada."""
        return await self._file("/search/motorcycle/active/export", query)

    async def search_heavy_equipment_active(self, /, **query: Unpack[types.SearchHeavyEquipmentActiveParametersQuery]) -> types.SearchHeavyEquipmentActiveAnswer:
        """Active listings of heavy equipment in the US and Canada."""
        return await self._get("/search/heavy-equipment/active", query)

    async def search_heavy_equipment_active_pivot(self, /, **query: Unpack[types.SearchHeavyEquipmentActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active listings of heavy equipment in the US and Canada."""
        return await self._get("/search/heavy-equipment/active/pivot", query)

    async def search_heavy_equipment_active_export(self, /, **query: Unpack[types.SearchHeavyEquipmentActiveExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: active listings of heavy equipment in the US and Canada."""
        return await self._file("/search/heavy-equipment/active/export", query)

    async def search_rv_active(self, /, **query: Unpack[types.SearchRvActiveParametersQuery]) -> types.SearchRvActiveAnswer:
        """Active listings of recreational vehicles in the US and Canada."""
        return await self._get("/search/rv/active", query)

    async def search_rv_active_pivot(self, /, **query: Unpack[types.SearchRvActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active listings of recreational vehicles in the US and Canada."""
        return await self._get("/search/rv/active/pivot", query)

    async def search_rv_active_export(self, /, **query: Unpack[types.SearchRvActiveExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: active listings of recreational vehicles in the US and Canada."""
        return await self._file("/search/rv/active/export", query)

    async def search_car_uk_active(self, /, **query: Unpack[types.SearchCarUkActiveParametersQuery]) -> types.SearchCarUkActiveAnswer:
        """Active car listings of the UK, including those without a VIN."""
        return await self._get("/search/car/uk/active", query)

    async def search_car_uk_active_pivot(self, /, **query: Unpack[types.SearchCarUkActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active car listings of the UK, including those without a VIN."""
        return await self._get("/search/car/uk/active/pivot", query)

    async def search_car_uk_active_export(self, /, **query: Unpack[types.SearchCarUkActiveExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: active car listings of the UK, including those without a VIN."""
        return await self._file("/search/car/uk/active/export", query)

    async def search_rv_uk_active(self, /, **query: Unpack[types.SearchRvUkActiveParametersQuery]) -> types.SearchRvUkActiveAnswer:
        """Active listings of recreational vehicles in the UK."""
        return await self._get("/search/rv/uk/active", query)

    async def search_rv_uk_active_pivot(self, /, **query: Unpack[types.SearchRvUkActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active listings of recreational vehicles in the UK."""
        return await self._get("/search/rv/uk/active/pivot", query)

    async def search_rv_uk_active_export(self, /, **query: Unpack[types.SearchRvUkActiveExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: active listings of recreational vehicles in the UK."""
        return await self._file("/search/rv/uk/active/export", query)

    async def dealerships_inventory(self, /, **query: Unpack[types.DealershipsInventoryParametersQuery]) -> types.DealershipsInventoryAnswer:
        """Every active listing of a dealer, including duplicates and listings that are not attributed."""
        return await self._get("/dealerships/inventory", query)

    async def dealerships_inventory_pivot(self, /, **query: Unpack[types.DealershipsInventoryPivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: every active listing of a dealer, including duplicates and listings that are not attributed."""
        return await self._get("/dealerships/inventory/pivot", query)

    async def dealerships_inventory_export(self, /, **query: Unpack[types.DealershipsInventoryExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: every active listing of a dealer, including duplicates and listings that are not attributed."""
        return await self._file("/dealerships/inventory/export", query)

    async def dealerships_inventory_marketplaces(self, marketplace_name: str, /, **query: Unpack[types.DealershipsInventoryMarketplacesParametersQuery]) -> types.DealershipsInventoryMarketplacesAnswer:
        """A dealer's inventory in the format of an advertising marketplace."""
        return await self._get(f"/dealerships/inventory/marketplaces/{member(marketplace_name)}", query)

    async def dealerships_car(self, /, **query: Unpack[types.DealershipsCarParametersQuery]) -> types.DealershipsCarAnswer:
        """Dealerships of the US and Canada: websites, groups, locations and rooftops."""
        return await self._get("/dealerships/car", query)

    async def dealers_car(self, /, **query: Unpack[types.DealersCarParametersQuery]) -> types.DealersCarAnswer:
        """Active dealers of the US and Canada, one website each. Deprecated."""
        return await self._get("/dealers/car", query)

    async def search_car_fsbo_active(self, /, **query: Unpack[types.SearchCarFsboActiveParametersQuery]) -> types.SearchCarFsboActiveAnswer:
        """Active car listings of private sellers in the US and Canada."""
        return await self._get("/search/car/fsbo/active", query)

    async def search_car_fsbo_active_pivot(self, /, **query: Unpack[types.SearchCarFsboActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active car listings of private sellers in the US and Canada."""
        return await self._get("/search/car/fsbo/active/pivot", query)

    async def search_car_fsbo_active_export(self, /, **query: Unpack[types.SearchCarFsboActiveExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: active car listings of private sellers in the US and Canada."""
        return await self._file("/search/car/fsbo/active/export", query)

    async def search_car_auction_active(self, /, **query: Unpack[types.SearchCarAuctionActiveParametersQuery]) -> types.SearchCarAuctionActiveAnswer:
        """Active car listings of auctions in the US and Canada."""
        return await self._get("/search/car/auction/active", query)

    async def search_car_auction_active_pivot(self, /, **query: Unpack[types.SearchCarAuctionActivePivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: active car listings of auctions in the US and Canada."""
        return await self._get("/search/car/auction/active/pivot", query)

    async def search_car_auction_active_export(self, /, **query: Unpack[types.SearchCarAuctionActiveExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: active car listings of auctions in the US and Canada."""
        return await self._file("/search/car/auction/active/export", query)

    async def search_car_recents(self, /, **query: Unpack[types.SearchCarRecentsParametersQuery]) -> types.SearchCarRecentsAnswer:
        """Dealers' car listings of the US and Canada that departed in the last 90 days, as last seen."""
        return await self._get("/search/car/recents", query)

    async def search_car_recents_pivot(self, /, **query: Unpack[types.SearchCarRecentsPivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: dealers' car listings of the US and Canada that departed in the last 90 days, as last seen."""
        return await self._get("/search/car/recents/pivot", query)

    async def search_car_recents_export(self, /, **query: Unpack[types.SearchCarRecentsExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: dealers' car listings of the US and Canada that departed in the last 90 days, as last seen."""
        return await self._file("/search/car/recents/export", query)

    async def search_car_uk_recents(self, /, **query: Unpack[types.SearchCarUkRecentsParametersQuery]) -> types.SearchCarUkRecentsAnswer:
        """Dealers' car listings of the UK that departed in the last 90 days, as last seen."""
        return await self._get("/search/car/uk/recents", query)

    async def search_car_uk_recents_pivot(self, /, **query: Unpack[types.SearchCarUkRecentsPivotParametersQuery]) -> types.Pivot:
        """In groups, counted and measured: dealers' car listings of the UK that departed in the last 90 days, as last seen."""
        return await self._get("/search/car/uk/recents/pivot", query)

    async def search_car_uk_recents_export(self, /, **query: Unpack[types.SearchCarUkRecentsExportParametersQuery]) -> AsyncDownload:
        """All rows as a file, each 1000 of which count as a call: dealers' car listings of the UK that departed in the last 90 days, as last seen."""
        return await self._file("/search/car/uk/recents/export", query)

    async def dealers_motorcycle(self, /, **query: Unpack[types.DealersMotorcycleParametersQuery]) -> types.DealersMotorcycleAnswer:
        """Active dealers of motorcycles in the US and Canada."""
        return await self._get("/dealers/motorcycle", query)

    async def dealers_heavy_equipment(self, /, **query: Unpack[types.DealersHeavyEquipmentParametersQuery]) -> types.DealersHeavyEquipmentAnswer:
        """Active dealers of heavy equipment in the US and Canada."""
        return await self._get("/dealers/heavy-equipment", query)

    async def dealers_rv(self, /, **query: Unpack[types.DealersRvParametersQuery]) -> types.DealersRvAnswer:
        """Active dealers of recreational vehicles in the US and Canada."""
        return await self._get("/dealers/rv", query)

    async def dealers_car_uk(self, /, **query: Unpack[types.DealersCarUkParametersQuery]) -> types.DealersCarUkAnswer:
        """Active dealers of the UK, one website each."""
        return await self._get("/dealers/car/uk", query)

    async def dealerships_car_uk(self, /, **query: Unpack[types.DealershipsCarUkParametersQuery]) -> types.DealershipsCarUkAnswer:
        """Dealerships of the UK: websites, groups, locations and rooftops."""
        return await self._get("/dealerships/car/uk", query)

    async def dealer_car_uk(self, dealer_id: str, /) -> types.DealerCarUkAnswer:
        """One dealer of UK cars by id, active or not."""
        return await self._get(f"/dealer/car/uk/{member(dealer_id)}", {})

    async def dealer_car(self, dealer_id: str, /) -> types.DealerCarAnswer:
        """One dealer of US and Canadian cars by id, active or not."""
        return await self._get(f"/dealer/car/{member(dealer_id)}", {})

    async def dealer_heavy_equipment(self, dealer_id: str, /) -> types.DealerHeavyEquipmentAnswer:
        """One dealer of heavy equipment by id, active or not."""
        return await self._get(f"/dealer/heavy-equipment/{member(dealer_id)}", {})

    async def dealer_motorcycle(self, dealer_id: str, /) -> types.DealerMotorcycleAnswer:
        """One dealer of motorcycles by id, active or not."""
        return await self._get(f"/dealer/motorcycle/{member(dealer_id)}", {})

    async def dealer_rv(self, dealer_id: str, /) -> types.DealerRvAnswer:
        """One dealer of recreational vehicles by id, active or not."""
        return await self._get(f"/dealer/rv/{member(dealer_id)}", {})

    async def listing_car_uk(self, id: str, /, **query: Unpack[types.ListingCarUkParametersQuery]) -> types.UkListingDetails:
        """The listing of a UK car, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/uk/{member(id)}", query)

    async def listing_car_uk_extra(self, id: str, /, **query: Unpack[types.ListingCarUkExtraParametersQuery]) -> types.ListingExtra:
        """Equipment and text of the listing of a UK car, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/uk/{member(id)}/extra", query)

    async def listing_car_uk_media(self, id: str, /, **query: Unpack[types.ListingCarUkMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a UK car, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/uk/{member(id)}/media", query)

    async def listing_car_fsbo(self, id: str, /, **query: Unpack[types.ListingCarFsboParametersQuery]) -> types.ListingDetails:
        """The listing of a private seller's car, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/fsbo/{member(id)}", query)

    async def listing_car_fsbo_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a private seller's car, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/fsbo/{member(id)}/extra", {})

    async def listing_car_fsbo_media(self, id: str, /, **query: Unpack[types.ListingCarFsboMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a private seller's car, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/fsbo/{member(id)}/media", query)

    async def listing_car_auction(self, id: str, /, **query: Unpack[types.ListingCarAuctionParametersQuery]) -> types.ListingDetails:
        """The listing of a car at auction, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/auction/{member(id)}", query)

    async def listing_car_auction_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a car at auction, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/auction/{member(id)}/extra", {})

    async def listing_car_auction_media(self, id: str, /, **query: Unpack[types.ListingCarAuctionMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a car at auction, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/auction/{member(id)}/media", query)

    async def listing_car(self, id: str, /, **query: Unpack[types.ListingCarParametersQuery]) -> types.ListingDetails:
        """The listing of a dealer's car, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/{member(id)}", query)

    async def listing_car_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a dealer's car, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/{member(id)}/extra", {})

    async def listing_car_media(self, id: str, /, **query: Unpack[types.ListingCarMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a dealer's car, by its id (case-sensitive)."""
        return await self._get(f"/listing/car/{member(id)}/media", query)

    async def listing_motorcycle(self, id: str, /, **query: Unpack[types.ListingMotorcycleParametersQuery]) -> types.MotorcycleListingDetails:
        """The listing of a motorcycle, by its id (case-sensitive)."""
        return await self._get(f"/listing/motorcycle/{member(id)}", query)

    async def listing_motorcycle_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a motorcycle, by its id (case-sensitive)."""
        return await self._get(f"/listing/motorcycle/{member(id)}/extra", {})

    async def listing_motorcycle_media(self, id: str, /, **query: Unpack[types.ListingMotorcycleMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a motorcycle, by its id (case-sensitive)."""
        return await self._get(f"/listing/motorcycle/{member(id)}/media", query)

    async def listing_heavy_equipment(self, id: str, /, **query: Unpack[types.ListingHeavyEquipmentParametersQuery]) -> types.HeavyEquipmentListingDetails:
        """The listing of heavy equipment, by its id (case-sensitive)."""
        return await self._get(f"/listing/heavy-equipment/{member(id)}", query)

    async def listing_heavy_equipment_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of heavy equipment, by its id (case-sensitive)."""
        return await self._get(f"/listing/heavy-equipment/{member(id)}/extra", {})

    async def listing_heavy_equipment_media(self, id: str, /, **query: Unpack[types.ListingHeavyEquipmentMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of heavy equipment, by its id (case-sensitive)."""
        return await self._get(f"/listing/heavy-equipment/{member(id)}/media", query)

    async def listing_rv_uk(self, id: str, /, **query: Unpack[types.ListingRvUkParametersQuery]) -> types.UkRvListingDetails:
        """The listing of a UK recreational vehicle, by its id (case-sensitive)."""
        return await self._get(f"/listing/rv/uk/{member(id)}", query)

    async def listing_rv_uk_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a UK recreational vehicle, by its id (case-sensitive)."""
        return await self._get(f"/listing/rv/uk/{member(id)}/extra", {})

    async def listing_rv_uk_media(self, id: str, /, **query: Unpack[types.ListingRvUkMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a UK recreational vehicle, by its id (case-sensitive)."""
        return await self._get(f"/listing/rv/uk/{member(id)}/media", query)

    async def listing_rv(self, id: str, /, **query: Unpack[types.ListingRvParametersQuery]) -> types.RvListingDetails:
        """The listing of a recreational vehicle, by its id (case-sensitive)."""
        return await self._get(f"/listing/rv/{member(id)}", query)

    async def listing_rv_extra(self, id: str, /) -> types.ListingExtra:
        """Equipment and text of the listing of a recreational vehicle, by its id (case-sensitive)."""
        return await self._get(f"/listing/rv/{member(id)}/extra", {})

    async def listing_rv_media(self, id: str, /, **query: Unpack[types.ListingRvMediaParametersQuery]) -> types.ListingMedia:
        """Photos of the listing of a recreational vehicle, by its id (case-sensitive)."""
        return await self._get(f"/listing/rv/{member(id)}/media", query)

    async def history_car(self, vin: str, /, **query: Unpack[types.HistoryCarParametersQuery]) -> types.HistoryCarResponse:
        """Every record of a vehicle's price and mileage, on all sources, newest first, 50 per page."""
        return await self._get(f"/history/car/{member(vin)}", query)

    async def history_car_uk(self, vrm: str, /, **query: Unpack[types.HistoryCarUkParametersQuery]) -> types.HistoryCarUkResponse:
        """Every record of a vehicle's price and mileage by its registration mark, newest first, 50 per page."""
        return await self._get(f"/history/car/uk/{member(vrm)}", query)

    async def deliveries(self, /, **query: Unpack[types.DeliveriesParametersQuery]) -> types.DeliveriesAnswer:
        """Loaded deliveries, newest first: counts, arrivals, departures, rejects, held sources, times."""
        return await self._get("/deliveries", query)

    async def sold_vehicles_summary(self, /, **query: Unpack[types.SoldVehiclesSummaryParametersQuery]) -> types.SoldVehiclesSummaryAnswer:
        """Monthly statistics of vehicles sold by US dealers, ranked in each state, city or nation-wide. Percentiles are exact."""
        return await self._get("/sold-vehicles/summary", query)

    async def trends_car(self, /, **query: Unpack[types.TrendsCarParametersQuery]) -> types.TrendsCarAnswer:
        """The market as it was, by day, week or month: active car listings, arrivals, departures, price changes, prices, mileage, and the vehicles sold beside them."""
        return await self._get("/trends/car", query)

    async def snapshot_car(self, /, **query: Unpack[types.SnapshotCarParametersQuery]) -> types.SnapshotCarAnswer:
        """One vehicle, or one dealer's inventory, as it stood at the end of a day."""
        return await self._get("/snapshot/car", query)

    async def changes_car(self, /, **query: Unpack[types.ChangesCarParametersQuery]) -> types.ChangesCarAnswer:
        """What changed from one day to the next: listings that arrived, departed, or moved in price."""
        return await self._get("/changes/car", query)

    async def dealership_groups(self, /) -> types.DealershipGroupsAnswer:
        """Names of dealership groups that the sold-vehicle summary knows, with the vehicles sold."""
        return await self._get("/dealership-groups", {})

    async def mds_car(self, /, **query: Unpack[types.MdsCarParametersQuery]) -> types.MdsCarAnswer:
        """Market days' supply: active listings divided by the vehicles sold per day over the last 45 days."""
        return await self._get("/mds/car", query)

    async def sales_car(self, /, **query: Unpack[types.SalesCarParametersQuery]) -> types.SalesCarAnswer:
        """Days for sale, prices and mileages of the vehicles sold in 90 days. Statistics are exact."""
        return await self._get("/sales/car", query)

    async def popular_cars(self, /, **query: Unpack[types.PopularCarsParametersQuery]) -> types.PopularCarsAnswer:
        """The 50 makes and models with the most active listings in an area, with sales statistics."""
        return await self._get("/popular/cars", query)

    async def search_car_auto_complete(self, /, **query: Unpack[types.SearchCarAutoCompleteParametersQuery]) -> types.SearchCarAutoCompleteAnswer:
        """Terms of active listings of US and Canadian cars that begin with or contain an input, the most relevant first."""
        return await self._get("/search/car/auto-complete", query)

    async def search_car_uk_auto_complete(self, /, **query: Unpack[types.SearchCarUkAutoCompleteParametersQuery]) -> types.SearchCarUkAutoCompleteAnswer:
        """Terms of active listings of UK cars that begin with or contain an input, the most relevant first."""
        return await self._get("/search/car/uk/auto-complete", query)

    async def search_motorcycle_auto_complete(self, /, **query: Unpack[types.SearchMotorcycleAutoCompleteParametersQuery]) -> types.SearchMotorcycleAutoCompleteAnswer:
        """Terms of active listings of motorcycles that begin with or contain an input, the most relevant first."""
        return await self._get("/search/motorcycle/auto-complete", query)

    async def search_heavy_equipment_auto_complete(self, /, **query: Unpack[types.SearchHeavyEquipmentAutoCompleteParametersQuery]) -> types.SearchHeavyEquipmentAutoCompleteAnswer:
        """Terms of active listings of heavy equipment that begin with or contain an input, the most relevant first."""
        return await self._get("/search/heavy-equipment/auto-complete", query)

    async def auto_complete_heavy_equipment(self, /, **query: Unpack[types.AutoCompleteHeavyEquipmentParametersQuery]) -> types.AutoCompleteHeavyEquipmentAnswer:
        """Terms of active listings of heavy equipment that begin with or contain an input, the most relevant first."""
        return await self._get("/auto-complete/heavy-equipment", query)

    async def search_rv_auto_complete(self, /, **query: Unpack[types.SearchRvAutoCompleteParametersQuery]) -> types.SearchRvAutoCompleteAnswer:
        """Terms of active listings of recreational vehicles that begin with or contain an input, the most relevant first."""
        return await self._get("/search/rv/auto-complete", query)

    async def specs_car_auto_complete(self, /, **query: Unpack[types.SpecsCarAutoCompleteParametersQuery]) -> types.SpecsCarAutoCompleteAnswer:
        """Terms that describe cars (from active listings) and begin with or contain an input."""
        return await self._get("/specs/car/auto-complete", query)

    async def specs_car_terms(self, /, **query: Unpack[types.SpecsCarTermsParametersQuery]) -> types.SpecsCarTermsAnswer:
        """All terms of a field that describes cars, from active listings, in alphabetical order."""
        return await self._get("/specs/car/terms", query)

    async def search_car_incentive_oem(self, /, **query: Unpack[types.SearchCarIncentiveOemParametersQuery]) -> types.SearchCarIncentiveOemAnswer:
        """Manufacturer incentives: filters on one vehicle and on one amount, full text, radius, facets."""
        return await self._get("/search/car/incentive/oem", query)

    async def search_car_incentive(self, make: str, zip: str, /, **query: Unpack[types.SearchCarIncentiveParametersQuery]) -> types.SearchCarIncentiveAnswer:
        """Incentives of one manufacturer in the metropolitan statistical area of a ZIP."""
        return await self._get(f"/search/car/incentive/{member(make)}/{member(zip)}", query)

    async def client_configure_get(self, /, **query: Unpack[types.ClientConfigureGetParametersQuery]) -> types.ClientConfigureGetAnswer:
        """The account's preferred dealers of a country."""
        return await self._get("/client/configure/get", query)

    async def client_configure_set(self, body: types.PreferredDealers | types.PreferredDealersFile, /, **query: Unpack[types.ClientConfigureSetParametersQuery]) -> types.ClientConfigureSetAnswer:
        """Replaces the account's preferred dealers of a country."""
        return await self._post("/client/configure/set", query, body)

    async def car_recalls(self, vin: str, /) -> types.CarRecallsAnswer:
        """Recalls of a vehicle by VIN: from the partner, from deliveries, or from the regulator's campaigns."""
        return await self._get(f"/car/recalls/{member(vin)}", {})

    async def thirdparty_plate_decoder(self, plate: str, /, **query: Unpack[types.ThirdpartyPlateDecoderParametersQuery]) -> types.ThirdpartyPlateDecoderAnswer:
        """The vehicle behind a plate."""
        return await self._get(f"/thirdparty/plate-decoder/{member(plate)}", query)

    async def decode_car_specs(self, vin: str, /, **query: Unpack[types.DecodeCarSpecsParametersQuery]) -> types.DecodedVehicle:
        """Decodes a VIN with the US regulator's public data, using the values that listings use."""
        return await self._get(f"/decode/car/{member(vin)}/specs", query)

    async def decode_car_neovin_specs(self, vin: str, /, **query: Unpack[types.DecodeCarNeovinSpecsParametersQuery]) -> types.DecodedVehicle:
        """Decodes a VIN with the US regulator's public data, using the values that listings use."""
        return await self._get(f"/decode/car/neovin/{member(vin)}/specs", query)

    async def decode_car_epi_specs(self, vin: str, /) -> types.DecodedVehicle:
        """Decodes a VIN with the US regulator's public data, using the values that listings use."""
        return await self._get(f"/decode/car/epi/{member(vin)}/specs", {})

    async def explain(self, /, **query: Unpack[types.ExplainParametersQuery]) -> types.ExplainResponse:
        """The plan and the engine request of a URL, without running it. Needs the right explain."""
        return await self._get("/explain", query)

    async def batch_vin_decode_jobs(self, /, **query: Unpack[types.BatchVinDecodeJobsParametersQuery]) -> types.BatchVinDecodeJobsAnswer:
        """The account's batch jobs of VIN decoding, newest first."""
        return await self._get("/batch/vin/decode/jobs", query)

    async def batch_vin_decode_jobs_submit(self, body: types.BatchVinDecodeJobsSubmitRequest, /, **query: Unpack[types.BatchVinDecodeJobsSubmitParametersQuery]) -> types.BatchVinDecodeJobsSubmitAnswer:
        """Submits a file for VIN decoding; returns the job immediately."""
        return await self._post("/batch/vin/decode/jobs", query, body)

    async def batch_vin_decode_job(self, job_id: str, /, **query: Unpack[types.BatchVinDecodeJobParametersQuery]) -> types.BatchJob:
        """A batch job of VIN decoding: its state and progress."""
        return await self._get(f"/batch/vin/decode/jobs/{member(job_id)}", query)

    async def batch_vin_decode_jobs_download(self, job_id: str, /, **query: Unpack[types.BatchVinDecodeJobsDownloadParametersQuery]) -> AsyncDownload:
        """The results of a completed job of VIN decoding."""
        return await self._file(f"/batch/vin/decode/jobs/{member(job_id)}/download", query, "POST")

    async def batch_match_rank_jobs(self, /, **query: Unpack[types.BatchMatchRankJobsParametersQuery]) -> types.BatchMatchRankJobsAnswer:
        """The account's batch jobs of ranking, newest first."""
        return await self._get("/batch/match/rank/jobs", query)

    async def batch_match_rank_jobs_submit(self, body: types.BatchMatchRankJobsSubmitRequest, /, **query: Unpack[types.BatchMatchRankJobsSubmitParametersQuery]) -> types.BatchMatchRankJobsSubmitAnswer:
        """Submits a file for ranking; returns the job immediately."""
        return await self._post("/batch/match/rank/jobs", query, body)

    async def batch_match_rank_job(self, job_id: str, /, **query: Unpack[types.BatchMatchRankJobParametersQuery]) -> types.BatchJob:
        """A batch job of ranking: its state and progress."""
        return await self._get(f"/batch/match/rank/jobs/{member(job_id)}", query)

    async def batch_match_rank_jobs_download(self, job_id: str, /, **query: Unpack[types.BatchMatchRankJobsDownloadParametersQuery]) -> AsyncDownload:
        """The results of a completed job of ranking."""
        return await self._file(f"/batch/match/rank/jobs/{member(job_id)}/download", query, "POST")

    async def views(self, /) -> types.ViewsAnswer:
        """The account's saved views."""
        return await self._get("/views", {})

    async def view_create(self, body: types.ViewToSave, /) -> types.SavedView:
        """Saves a search under a name."""
        return await self._post("/views", {}, body)

    async def view(self, view_id: str, /) -> types.SavedView:
        """A saved view."""
        return await self._get(f"/views/{member(view_id)}", {})

    async def view_set(self, view_id: str, body: types.ViewToSave, /) -> types.SavedView:
        """Changes a saved view. With another search its alert begins anew."""
        return await self._put(f"/views/{member(view_id)}", {}, body)

    async def view_delete(self, view_id: str, /) -> types.ViewDeleteAnswer:
        """Deletes a saved view, its alert and the events of it."""
        return await self._delete(f"/views/{member(view_id)}", {})

    async def views_alert(self, view_id: str, /) -> types.Alert:
        """The alert on a saved view."""
        return await self._get(f"/views/{member(view_id)}/alert", {})

    async def views_alert_set(self, view_id: str, body: types.AlertToSet, /) -> types.Alert:
        """Sets what the account is told of a saved view after each delivery."""
        return await self._put(f"/views/{member(view_id)}/alert", {}, body)

    async def views_alert_delete(self, view_id: str, /) -> types.ViewsAlertDeleteAnswer:
        """Deletes the alert on a saved view, and its events."""
        return await self._delete(f"/views/{member(view_id)}/alert", {})

    async def views_events(self, view_id: str, /) -> types.ViewsEventsAnswer:
        """What the alert on a saved view found last."""
        return await self._get(f"/views/{member(view_id)}/events", {})

    async def views_event(self, view_id: str, event_id: str, /) -> types.AlertEventDetails:
        """An event of an alert, with its listings."""
        return await self._get(f"/views/{member(view_id)}/events/{member(event_id)}", {})

    async def oauth2_token(self, body: types.TokenRequest, /) -> types.Token:
        """Issues a token for client credentials."""
        return await self._post("/oauth2/token", {}, body)

    async def oauth2_tokens_revoke(self, body: types.RevokeRequest, /) -> types.Revoked:
        """Revokes tokens of a client."""
        return await self._post("/oauth2/tokens/revoke", {}, body)
